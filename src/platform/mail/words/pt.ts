import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) =>
  `A ligação só funciona uma vez e é válida durante ${hours === 1 ? "uma hora" : `${hours} horas`}.`;

export const pt: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Confirme o seu endereço de e-mail no ${brand}`,
    lines: [
      `Olá, ${firstName},`,
      `Foi criada uma conta no ${brand} com o endereço ${email}. Confirme que o endereço é seu: assim, se um dia se esquecer da palavra-passe, podemos enviar-lhe uma ligação para escolher outra.`,
    ],
    action: "Confirmar o meu endereço",
    notes: [worksOnce(48), "A conta não é sua? Com a mesma ligação pode eliminá-la. Também pode ignorar este e-mail."],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `Já tem conta no ${brand}`,
    lines: [
      `Olá, ${firstName},`,
      `Alguém acabou de indicar o endereço ${email} no ${brand}. Já existe uma conta sua com este endereço: se o pedido foi seu, entre com a palavra-passe dessa conta.`,
    ],
    action: "Entrar",
    notes: [
      "Esqueceu-se da palavra-passe? Pode escolher outra na página de início de sessão.",
      "O pedido não foi seu? Não precisa de fazer nada: a sua conta continua igual.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `Uma nova palavra-passe para o ${brand}`,
    lines: [
      `Olá, ${firstName},`,
      `Com esta ligação pode escolher uma nova palavra-passe para a sua conta no ${brand}.`,
    ],
    action: "Escolher uma nova palavra-passe",
    notes: [worksOnce(1), "O pedido não foi seu? Ignore este e-mail: a palavra-passe fica como está."],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `Não há conta no ${brand} com este endereço`,
    lines: [
      "Olá,",
      `Alguém pediu uma nova palavra-passe para ${email}. Não há nenhuma conta no ${brand} com este endereço: talvez tenha criado a sua com outro.`,
    ],
    action: "Criar uma conta",
    notes: ["O pedido não foi seu? Ignore este e-mail."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `A sua palavra-passe no ${brand} foi alterada`,
    lines: [
      `Olá, ${firstName},`,
      "A sua palavra-passe acabou de ser alterada e a sessão foi terminada em todos os outros dispositivos.",
      "Se não fez esta alteração, escolha já uma nova palavra-passe.",
    ],
    action: "Escolher uma nova palavra-passe",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Confirme o seu novo endereço de e-mail no ${brand}`,
    lines: [
      `Olá, ${firstName},`,
      `O endereço da sua conta no ${brand} passa a ser ${email} assim que confirmar que este endereço é seu.`,
    ],
    action: "Confirmar o meu novo endereço",
    notes: [worksOnce(48), "O pedido não foi seu? Ignore este e-mail."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `A sua conta no ${brand} tem outro endereço de e-mail`,
    lines: [
      `Olá, ${firstName},`,
      `A sua conta no ${brand} tinha o endereço ${email}. Agora tem outro, que foi confirmado por e-mail.`,
      "Se não fez esta alteração, contacte-nos: o endereço do nosso site está no fim deste e-mail.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `A sua conta no ${brand} foi eliminada`,
    lines: [`Olá, ${firstName},`, `A sua conta no ${brand} foi eliminada, com tudo o que lá estava guardado.`],
    notes: ["As cópias de segurança serão substituídas com o tempo."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Confirme a sua subscrição da newsletter do ${brand}`,
    lines: [
      "Olá,",
      `Alguém pediu que a newsletter do ${brand} fosse enviada para ${email}. Se o pedido foi seu, confirme-o e passará a recebê-la.`,
    ],
    action: "Confirmar a minha subscrição",
    notes: [worksOnce(48), "O pedido não foi seu? Ignore este e-mail: não lhe enviaremos mais nada."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `Já recebe a newsletter do ${brand}`,
    lines: [
      "Olá,",
      `Alguém voltou a pedir que a newsletter do ${brand} fosse enviada para ${email}. Já chega a este endereço, por isso nada muda.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Damos-lhe as boas-vindas à newsletter do ${brand}`,
    lines: ["Olá,", `Está feito: ${email} passa a receber a newsletter do ${brand}.`],
    action: "Cancelar a subscrição",
  }),
};

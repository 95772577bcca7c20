import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import type { Wording } from "./wording.ts";

export const pt: Wording = {
  signIn: {
    title: "Entrar",
    lead: "Continuar a ler e guardar os modelos a utilizar.",
    email: "Endereço de e-mail",
    password: "Palavra-passe",
    submit: "Entrar",
    noAccount: "Ainda sem conta?",
    toSignUp: "Criar uma conta",
    wrong: "Este endereço e esta palavra-passe não correspondem. É preciso verificar ambos ou criar uma conta.",
  },
  signUp: {
    title: "Criar uma conta",
    lead: "Grátis, e pronta num minuto.",
    name: "Nome",
    passwordHint: `Pelo menos ${passwordLength.atLeast} caracteres. Uma frase curta é mais fácil de recordar.`,
    submit: "Criar a conta",
    hasAccount: "Já existe uma conta?",
    toSignIn: "Entrar",
  },
  problems: {
    email: "É preciso um endereço de e-mail, por exemplo ines@example.org.",
    name: `É preciso o nome a usar na saudação, com ${longestName} caracteres no máximo.`,
    passwordTooShort: `É preciso escolher uma palavra-passe com pelo menos ${passwordLength.atLeast} caracteres.`,
    passwordTooLong: `É preciso escolher uma palavra-passe com ${passwordLength.atMost} caracteres no máximo.`,
    passwordTooCommon: "Muita gente usa esta palavra-passe, por isso seria logo adivinhada. É preciso escolher outra.",
    passwordIsOwn:
      "É o próprio nome ou endereço, a primeira coisa que alguém tentaria. É preciso escolher outra palavra-passe.",
    tooMany: (minutes) => `Demasiadas tentativas. É possível tentar de novo dentro de ${minutes} min.`,
    busy: "Há muita gente a entrar neste momento. É possível tentar de novo dentro de alguns segundos.",
  },
  templates: {
    title: "Os meus modelos",
    greeting: (firstName) => `Olá, ${firstName}`,
    none: "Ainda não há modelos. Basta escolher um no site: «Usar este modelo» trá-lo para aqui.",
    keep: "Adicionar este modelo aos meus modelos",
    kept: "O modelo está agora entre os guardados, no início da lista.",
    restored: "O modelo está de novo entre os guardados.",
    removed: (name) => `«${name}» já não está entre os modelos guardados.`,
    undo: "Voltar a guardar",
    used: (date) => `Usado em ${date}`,
    inLanguage: (language) => `Em ${language}`,
    gone: "Já não existe no site.",
    open: "Abrir",
    remove: "Remover",
    inspiration: "Atividade",
    session: "Sessão",
    browse: "Escolher modelos",
    signOut: "Sair",
    needsSignIn: "Para usar este modelo, é preciso entrar.",
  },
  refusals: {
    notFound: "Esta página não existe",
    notFoundText: "O endereço está incompleto ou a página mudou de lugar.",
    redirect: "Esta ligação não leva de volta ao site",
    redirectText:
      "Por segurança, ao entrar só se volta a sites que fazem parte do serviço. É preciso voltar atrás e recomeçar a partir daí.",
    refused: "Este pedido foi recusado",
    refusedText: "Veio de outro site ou não estava completo. É preciso abrir a página de novo e repetir.",
    busy: "Demasiada gente neste momento",
    busyText: "Há muitas pessoas ao mesmo tempo. Basta esperar alguns segundos e carregar a página de novo.",
    toStart: "Para a página inicial",
    again: "Tentar de novo",
  },
};

import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) =>
  `El enlace sirve una sola vez y caduca al cabo de ${hours === 1 ? "una hora" : `${hours} horas`}.`;

export const es: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Confirma tu dirección de correo para ${brand}`,
    lines: [
      `Hola, ${firstName}:`,
      `Se ha creado una cuenta en ${brand} con la dirección ${email}. Confirma que la dirección es tuya: así, si algún día olvidas la contraseña, podremos enviarte un enlace para elegir otra.`,
    ],
    action: "Confirmar mi dirección",
    notes: [
      worksOnce(48),
      "¿La cuenta no es tuya? Con el mismo enlace puedes eliminarla. También puedes ignorar este correo.",
    ],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `Ya tienes una cuenta en ${brand}`,
    lines: [
      `Hola, ${firstName}:`,
      `Alguien acaba de indicar la dirección ${email} en ${brand}. Ya tienes una cuenta con esta dirección: si has sido tú, inicia sesión con la contraseña de esa cuenta.`,
    ],
    action: "Iniciar sesión",
    notes: [
      "¿Has olvidado la contraseña? Puedes elegir otra desde la página de inicio de sesión.",
      "¿No has sido tú? No tienes que hacer nada: tu cuenta sigue igual.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `Una contraseña nueva para ${brand}`,
    lines: [`Hola, ${firstName}:`, `Con este enlace puedes elegir una contraseña nueva para tu cuenta de ${brand}.`],
    action: "Elegir una contraseña nueva",
    notes: [worksOnce(1), "¿No la has pedido? Ignora este correo: tu contraseña no cambia."],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `No hay ninguna cuenta en ${brand} con esta dirección`,
    lines: [
      "Hola:",
      `Alguien ha pedido una contraseña nueva para ${email}. En ${brand} no hay ninguna cuenta con esta dirección: quizá creaste la tuya con otra.`,
    ],
    action: "Crear una cuenta",
    notes: ["¿No has sido tú? Ignora este correo."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `Se ha cambiado tu contraseña de ${brand}`,
    lines: [
      `Hola, ${firstName}:`,
      "Se acaba de cambiar tu contraseña y se ha cerrado la sesión en todos los demás dispositivos.",
      "Si no has sido tú, elige ahora mismo una contraseña nueva.",
    ],
    action: "Elegir una contraseña nueva",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Confirma tu nueva dirección de correo para ${brand}`,
    lines: [
      `Hola, ${firstName}:`,
      `La dirección de tu cuenta de ${brand} cambiará a ${email} en cuanto confirmes que es tuya.`,
    ],
    action: "Confirmar mi nueva dirección",
    notes: [worksOnce(48), "¿No lo has pedido? Ignora este correo."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `Tu cuenta de ${brand} tiene otra dirección de correo`,
    lines: [
      `Hola, ${firstName}:`,
      `Tu cuenta de ${brand} tenía la dirección ${email}. Ahora tiene otra, que se ha confirmado por correo.`,
      "Si no has sido tú, ponte en contacto con nosotros: la dirección de nuestro sitio está al final de este correo.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `Se ha eliminado tu cuenta de ${brand}`,
    lines: [`Hola, ${firstName}:`, `Se ha eliminado tu cuenta de ${brand}, con todo lo que se guardaba en ella.`],
    notes: ["Las copias de seguridad se irán sobrescribiendo con el tiempo."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Confirma tu suscripción al boletín de ${brand}`,
    lines: [
      "Hola:",
      `Alguien ha suscrito ${email} al boletín de ${brand}. Si has sido tú, confírmalo y empezarás a recibirlo.`,
    ],
    action: "Confirmar mi suscripción",
    notes: [worksOnce(48), "¿No has sido tú? Ignora este correo: no te enviaremos nada más."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `Ya recibes el boletín de ${brand}`,
    lines: [
      "Hola:",
      `Alguien ha vuelto a suscribir ${email} al boletín de ${brand}. Ya llega a esta dirección, así que nada cambia.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Te damos la bienvenida al boletín de ${brand}`,
    lines: ["Hola:", `Listo: a partir de ahora, ${email} recibirá el boletín de ${brand}.`],
    action: "Darme de baja",
  }),
};

import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import type { Wording } from "./wording.ts";

export const es: Wording = {
  signIn: {
    title: "Iniciar sesión",
    lead: "Sigue leyendo y guarda las plantillas que quieras usar.",
    email: "Correo electrónico",
    password: "Contraseña",
    submit: "Iniciar sesión",
    noAccount: "¿Aún no tienes cuenta?",
    toSignUp: "Crea una",
    wrong: "Este correo y esta contraseña no se corresponden. Revisa los dos o crea una cuenta.",
  },
  signUp: {
    title: "Crear una cuenta",
    lead: "Gratis y lista en un minuto.",
    name: "Tu nombre",
    passwordHint: `Al menos ${passwordLength.atLeast} caracteres. Una frase corta se recuerda mejor.`,
    submit: "Crear la cuenta",
    hasAccount: "¿Ya tienes cuenta?",
    toSignIn: "Inicia sesión",
  },
  problems: {
    email: "Escribe una dirección de correo, por ejemplo lucia@example.org.",
    name: `Escribe el nombre con el que quieres que te saludemos, en ${longestName} caracteres como máximo.`,
    passwordTooShort: `Elige una contraseña de al menos ${passwordLength.atLeast} caracteres.`,
    passwordTooLong: `Elige una contraseña de ${passwordLength.atMost} caracteres como máximo.`,
    passwordTooCommon: "Mucha gente usa esta contraseña, así que la adivinarían enseguida. Elige otra.",
    passwordIsOwn: "Es tu propio nombre o tu dirección, lo primero que probaría cualquiera. Elige otra contraseña.",
    tooMany: (minutes) => `Demasiados intentos. Vuelve a intentarlo dentro de ${minutes} min.`,
    busy: "Mucha gente está iniciando sesión en este momento. Vuelve a intentarlo dentro de unos segundos.",
  },
  templates: {
    title: "Mis plantillas",
    greeting: (firstName) => `Hola, ${firstName}`,
    none: "Todavía no hay ninguna plantilla. Elige una en el sitio: «Usar esta plantilla» la trae aquí.",
    keep: "Añadir esta plantilla a mis plantillas",
    kept: "La plantilla ya está entre las tuyas, la primera de la lista.",
    inspiration: "Actividad",
    session: "Sesión",
    browse: "Elegir plantillas",
    signOut: "Cerrar sesión",
    needsSignIn: "Inicia sesión para usar esta plantilla.",
  },
  refusals: {
    notFound: "Esta página no existe",
    notFoundText: "La dirección está incompleta o la página ha cambiado de sitio.",
    redirect: "Este enlace no lleva de vuelta al sitio",
    redirectText:
      "Por tu seguridad, al iniciar sesión solo se vuelve a los sitios que forman parte del servicio. Vuelve atrás y empieza de nuevo desde allí.",
    refused: "Se ha rechazado esta solicitud",
    refusedText: "Venía de otro sitio o no estaba completa. Abre la página de nuevo y vuelve a intentarlo.",
    busy: "Demasiada gente en este momento",
    busyText: "Hay muchas personas a la vez. Espera unos segundos y vuelve a cargar la página.",
    toStart: "Ir al inicio",
    again: "Reintentar",
  },
};

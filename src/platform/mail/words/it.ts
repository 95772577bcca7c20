import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) =>
  `Il link funziona una volta sola e vale ${hours === 1 ? "un’ora" : `${hours} ore`}.`;

export const it: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Conferma il tuo indirizzo e-mail per ${brand}`,
    lines: [
      `Ciao ${firstName},`,
      `su ${brand} è stato creato un account con l’indirizzo ${email}. Conferma che l’indirizzo è tuo: così, se un giorno dimentichi la password, potremo mandarti un link per sceglierne un’altra.`,
    ],
    action: "Conferma il mio indirizzo",
    notes: [
      worksOnce(48),
      "L’account non è tuo? Con lo stesso link puoi eliminarlo. Puoi anche ignorare questa e-mail.",
    ],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `Hai già un account su ${brand}`,
    lines: [
      `Ciao ${firstName},`,
      `qualcuno ha appena inserito l’indirizzo ${email} su ${brand}. Con questo indirizzo hai già un account: se eri tu, accedi con la password di quell’account.`,
    ],
    action: "Accedi",
    notes: [
      "Hai dimenticato la password? Puoi sceglierne un’altra dalla pagina di accesso.",
      "Non eri tu? Non devi fare nulla: nel tuo account non è cambiato niente.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `Una nuova password per ${brand}`,
    lines: [`Ciao ${firstName},`, `con questo link puoi scegliere una nuova password per il tuo account su ${brand}.`],
    action: "Scegli una nuova password",
    notes: [worksOnce(1), "Non l’hai chiesta tu? Ignora questa e-mail: la tua password resta com’è."],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `Nessun account su ${brand} con questo indirizzo`,
    lines: [
      "Ciao,",
      `qualcuno ha chiesto una nuova password per ${email}. Su ${brand} non c’è nessun account con questo indirizzo: forse hai creato il tuo con un altro.`,
    ],
    action: "Crea un account",
    notes: ["Non eri tu? Ignora questa e-mail."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `La tua password su ${brand} è stata cambiata`,
    lines: [
      `Ciao ${firstName},`,
      "la tua password è appena stata cambiata e tutti gli altri dispositivi sono stati disconnessi.",
      "Se non eri tu, scegli subito una nuova password.",
    ],
    action: "Scegli una nuova password",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Conferma il tuo nuovo indirizzo e-mail per ${brand}`,
    lines: [
      `Ciao ${firstName},`,
      `l’indirizzo del tuo account su ${brand} diventerà ${email} appena confermi che è tuo.`,
    ],
    action: "Conferma il mio nuovo indirizzo",
    notes: [worksOnce(48), "Non l’hai chiesto tu? Ignora questa e-mail."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `Il tuo account su ${brand} ha un altro indirizzo e-mail`,
    lines: [
      `Ciao ${firstName},`,
      `il tuo account su ${brand} aveva l’indirizzo ${email}. Ora ne ha un altro, che è stato confermato per e-mail.`,
      "Se non eri tu, contattaci: l’indirizzo del nostro sito è in fondo a questa e-mail.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `Il tuo account su ${brand} è stato eliminato`,
    lines: [`Ciao ${firstName},`, `il tuo account su ${brand} è stato eliminato, con tutto quello che conteneva.`],
    notes: ["Le copie nei backup verranno sovrascritte col tempo."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Conferma la tua iscrizione alla newsletter di ${brand}`,
    lines: ["Ciao,", `qualcuno ha iscritto ${email} alla newsletter di ${brand}. Se eri tu, conferma e la riceverai.`],
    action: "Conferma la mia iscrizione",
    notes: [worksOnce(48), "Non eri tu? Ignora questa e-mail: non ti manderemo altro."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `Ricevi già la newsletter di ${brand}`,
    lines: [
      "Ciao,",
      `qualcuno ha iscritto di nuovo ${email} alla newsletter di ${brand}. A questo indirizzo arriva già, quindi non cambia nulla.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Ti diamo il benvenuto nella newsletter di ${brand}`,
    lines: ["Ciao,", `d’ora in poi la newsletter di ${brand} arriverà a ${email}.`],
    action: "Annulla l’iscrizione",
  }),
};

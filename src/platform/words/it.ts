import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import type { Wording } from "./wording.ts";

export const it: Wording = {
  signIn: {
    title: "Accedi",
    lead: "Continua a leggere e conserva i modelli che vuoi usare.",
    email: "Indirizzo e-mail",
    password: "Password",
    submit: "Accedi",
    noAccount: "Non hai ancora un account?",
    toSignUp: "Creane uno",
    wrong: "Questo indirizzo e questa password non corrispondono. Controlla entrambi oppure crea un account.",
  },
  signUp: {
    title: "Crea un account",
    lead: "Gratis, e pronto in un minuto.",
    name: "Il tuo nome",
    passwordHint: `Almeno ${passwordLength.atLeast} caratteri. Una frase breve si ricorda meglio.`,
    submit: "Crea l’account",
    hasAccount: "Hai già un account?",
    toSignIn: "Accedi",
  },
  problems: {
    email: "Scrivi un indirizzo e-mail, per esempio giulia@example.org.",
    name: `Scrivi il nome con cui vuoi che ti salutiamo, al massimo ${longestName} caratteri.`,
    passwordTooShort: `Scegli una password di almeno ${passwordLength.atLeast} caratteri.`,
    passwordTooLong: `Scegli una password di al massimo ${passwordLength.atMost} caratteri.`,
    passwordTooCommon: "Questa password la usano in molti: verrebbe indovinata subito. Scegline un’altra.",
    passwordIsOwn: "È il tuo nome o il tuo indirizzo, la prima cosa che chiunque proverebbe. Scegli un’altra password.",
    tooMany: (minutes) => `Troppi tentativi. Riprova tra ${minutes} min.`,
    busy: "In questo momento stanno accedendo in molti. Riprova tra qualche secondo.",
  },
  templates: {
    title: "I miei modelli",
    greeting: (firstName) => `Ciao, ${firstName}`,
    none: "Ancora nessun modello. Scegline uno sul sito: «Usa questo modello» lo porta qui.",
    keep: "Aggiungi questo modello ai miei modelli",
    kept: "Il modello ora è tra i tuoi, primo dell’elenco.",
    inspiration: "Attività",
    session: "Sessione",
    browse: "Scegli i modelli",
    signOut: "Esci",
    needsSignIn: "Accedi per usare questo modello.",
  },
  refusals: {
    notFound: "Questa pagina non esiste",
    notFoundText: "L’indirizzo è incompleto oppure la pagina è stata spostata.",
    redirect: "Questo link non riporta al sito",
    redirectText:
      "Per la tua sicurezza, l’accesso riporta solo ai siti che ne fanno parte. Torna indietro e ricomincia da lì.",
    refused: "Questa richiesta è stata rifiutata",
    refusedText: "Arrivava da un altro sito oppure non era completa. Apri di nuovo la pagina e riprova.",
    busy: "Troppa gente in questo momento",
    busyText: "Ci sono molte persone contemporaneamente. Aspetta qualche secondo e ricarica la pagina.",
    toStart: "Vai alla pagina iniziale",
    again: "Riprova",
  },
};

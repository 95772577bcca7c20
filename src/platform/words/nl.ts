import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import type { Wording } from "./wording.ts";

export const nl: Wording = {
  signIn: {
    title: "Inloggen",
    lead: "Lees verder en bewaar de sjablonen die je wilt gebruiken.",
    email: "E-mailadres",
    password: "Wachtwoord",
    submit: "Inloggen",
    noAccount: "Nog geen account?",
    toSignUp: "Maak er een aan",
    wrong: "Dit e-mailadres en dit wachtwoord horen niet bij elkaar. Controleer ze allebei of maak een account aan.",
  },
  signUp: {
    title: "Account aanmaken",
    lead: "Gratis, en in een minuut klaar.",
    name: "Je naam",
    passwordHint: `Minstens ${passwordLength.atLeast} tekens. Een korte zin onthoud je makkelijker.`,
    submit: "Account aanmaken",
    privacy: "Wat er wordt bewaard en hoe je het wist",
    hasAccount: "Heb je al een account?",
    toSignIn: "Log in",
  },
  problems: {
    email: "Vul een e-mailadres in, bijvoorbeeld sanne@example.org.",
    name: `Vul de naam in waarmee je begroet wilt worden, in hoogstens ${longestName} tekens.`,
    passwordTooShort: `Kies een wachtwoord van minstens ${passwordLength.atLeast} tekens.`,
    passwordTooLong: `Kies een wachtwoord van hoogstens ${passwordLength.atMost} tekens.`,
    passwordTooCommon: "Veel mensen gebruiken dit wachtwoord, dus het is zo geraden. Kies een ander.",
    passwordIsOwn:
      "Dit is je eigen naam of je eigen adres, en dat wordt als eerste geprobeerd. Kies een ander wachtwoord.",
    tooMany: (minutes) => `Te veel pogingen. Probeer het over ${minutes} min. opnieuw.`,
    busy: "Er loggen op dit moment veel mensen in. Probeer het over een paar seconden opnieuw.",
  },
  templates: {
    title: "Mijn sjablonen",
    greeting: (firstName) => `Hallo ${firstName}`,
    none: "Je hebt nog geen sjablonen. Kies er een op de site en klik op ‘Dit sjabloon gebruiken’, dan komt het hier te staan.",
    keep: "Dit sjabloon aan mijn sjablonen toevoegen",
    kept: "Het sjabloon staat nu bij je sjablonen, bovenaan de lijst.",
    restored: "Het sjabloon staat weer bij je sjablonen.",
    removed: (name) => `‘${name}’ staat niet meer bij je sjablonen.`,
    undo: "Terugzetten",
    used: (date) => `Laatst gebruikt op ${date}`,
    inLanguage: (language) => `In het ${language}`,
    gone: "Dit sjabloon staat niet meer op de site.",
    open: "Openen",
    remove: "Verwijderen",
    inspiration: "Activiteit",
    session: "Sessie",
    browse: "Sjablonen kiezen",
    signOut: "Uitloggen",
    needsSignIn: "Log in om dit sjabloon te gebruiken.",
  },
  plans: {
    title: "Mijn draaiboeken",
    changed: (date) => `Gewijzigd op ${date}`,
    untitled: "Draaiboek zonder titel",
  },
  refusals: {
    notFound: "Deze pagina bestaat niet",
    notFoundText: "Het adres is niet volledig of de pagina is verplaatst.",
    redirect: "Deze link leidt niet terug naar de site",
    redirectText:
      "Voor je veiligheid leidt inloggen alleen terug naar sites die erbij horen. Ga terug en begin daar opnieuw.",
    refused: "Dit verzoek is geweigerd",
    refusedText:
      "Het verzoek kwam van een andere site of was niet volledig. Open de pagina opnieuw en probeer het nog eens.",
    busy: "Te druk op dit moment",
    busyText: "Er zijn nu veel mensen tegelijk op deze pagina. Wacht een paar seconden en laad de pagina dan opnieuw.",
    toStart: "Naar de startpagina",
    again: "Opnieuw proberen",
  },
};

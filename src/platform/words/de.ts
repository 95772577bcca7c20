import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import type { Wording } from "./wording.ts";

export const de: Wording = {
  signIn: {
    title: "Anmelden",
    lead: "Lesen Sie weiter, und behalten Sie die Vorlagen, die Sie verwenden möchten.",
    email: "E-Mail-Adresse",
    password: "Passwort",
    submit: "Anmelden",
    noAccount: "Noch kein Konto?",
    toSignUp: "Konto anlegen",
    wrong: "Diese Adresse und dieses Passwort passen nicht zusammen. Prüfen Sie beides, oder legen Sie ein Konto an.",
  },
  signUp: {
    title: "Konto anlegen",
    lead: "Kostenlos und in einer Minute fertig.",
    name: "Ihr Name",
    passwordHint: `Mindestens ${passwordLength.atLeast} Zeichen. Ein kurzer Satz lässt sich leichter merken.`,
    submit: "Konto anlegen",
    privacy: "Was gespeichert wird und wie Sie es löschen",
    hasAccount: "Sie haben schon ein Konto?",
    toSignIn: "Anmelden",
  },
  problems: {
    email: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel lena@example.org.",
    name: `Geben Sie den Namen ein, mit dem Sie begrüßt werden möchten, höchstens ${longestName} Zeichen.`,
    passwordTooShort: `Wählen Sie ein Passwort mit mindestens ${passwordLength.atLeast} Zeichen.`,
    passwordTooLong: `Wählen Sie ein Passwort mit höchstens ${passwordLength.atMost} Zeichen.`,
    passwordTooCommon: "Dieses Passwort verwenden sehr viele, es wäre sofort erraten. Wählen Sie ein anderes.",
    passwordIsOwn:
      "Das ist Ihr eigener Name oder Ihre Adresse, und das würde als Erstes versucht. Wählen Sie ein anderes Passwort.",
    tooMany: (minutes) => `Zu viele Versuche. Versuchen Sie es in ${minutes} Min. noch einmal.`,
    busy: "Gerade melden sich sehr viele an. Versuchen Sie es in ein paar Sekunden noch einmal.",
  },
  templates: {
    title: "Meine Vorlagen",
    greeting: (firstName) => `Hallo ${firstName}`,
    none: "Noch keine Vorlage. Suchen Sie auf der Website eine aus: „Vorlage verwenden“ bringt sie hierher.",
    keep: "Diese Vorlage zu meinen Vorlagen hinzufügen",
    kept: "Die Vorlage gehört jetzt zu Ihren Vorlagen und steht in der Liste oben.",
    restored: "Die Vorlage gehört wieder zu Ihren Vorlagen.",
    removed: (name) => `„${name}“ gehört nicht mehr zu Ihren Vorlagen.`,
    undo: "Wieder hinzufügen",
    used: (date) => `Zuletzt verwendet am ${date}`,
    inLanguage: (language) => `Auf ${language}`,
    gone: "Auf der Website gibt es sie nicht mehr.",
    open: "Öffnen",
    remove: "Entfernen",
    inspiration: "Aktivität",
    session: "Session",
    browse: "Vorlagen aussuchen",
    signOut: "Abmelden",
    needsSignIn: "Melden Sie sich an, um diese Vorlage zu verwenden.",
  },
  plans: {
    title: "Meine Abläufe",
    changed: (date) => `Geändert am ${date}`,
    untitled: "Ablauf ohne Titel",
  },
  refusals: {
    notFound: "Diese Seite gibt es nicht",
    notFoundText: "Die Adresse ist unvollständig, oder die Seite ist umgezogen.",
    redirect: "Dieser Link führt nicht zur Website zurück",
    redirectText:
      "Zu Ihrer Sicherheit führt die Anmeldung nur auf Websites zurück, die dazugehören. Gehen Sie zurück, und beginnen Sie dort noch einmal.",
    refused: "Diese Anfrage wurde abgelehnt",
    refusedText:
      "Sie kam von einer anderen Website oder war unvollständig. Öffnen Sie die Seite neu, und versuchen Sie es noch einmal.",
    busy: "Gerade ist zu viel los",
    busyText: "Sehr viele sind gleichzeitig hier. Warten Sie ein paar Sekunden, und laden Sie die Seite noch einmal.",
    toStart: "Zur Startseite",
    again: "Erneut versuchen",
  },
};

import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) =>
  `De link werkt maar één keer en blijft ${hours === 1 ? "een uur" : `${hours} uur`} geldig.`;

export const nl: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Bevestig je e-mailadres voor ${brand}`,
    lines: [
      `Hallo ${firstName},`,
      `Er is bij ${brand} een account aangemaakt met het adres ${email}. Bevestig dat dit adres van jou is. Als je ooit je wachtwoord vergeet, kunnen we je dan een link sturen om een nieuw wachtwoord te kiezen.`,
    ],
    action: "Mijn adres bevestigen",
    notes: [
      worksOnce(48),
      "Is het account niet van jou? Met dezelfde link kun je het verwijderen. Je kunt deze e-mail ook negeren.",
    ],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `Je hebt al een account bij ${brand}`,
    lines: [
      `Hallo ${firstName},`,
      `Iemand heeft net het adres ${email} ingevuld bij ${brand}. Je hebt al een account met dit adres. Was jij dat, log dan in met het wachtwoord van dat account.`,
    ],
    action: "Inloggen",
    notes: [
      "Wachtwoord vergeten? Op de inlogpagina kun je een nieuw wachtwoord kiezen.",
      "Was jij dat niet? Dan hoef je niets te doen: er is niets aan je account veranderd.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `Een nieuw wachtwoord voor ${brand}`,
    lines: [`Hallo ${firstName},`, `Met deze link kies je een nieuw wachtwoord voor je account bij ${brand}.`],
    action: "Nieuw wachtwoord kiezen",
    notes: [worksOnce(1), "Heb je hier niet om gevraagd? Negeer deze e-mail dan: je wachtwoord blijft zoals het is."],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `Geen account bij ${brand} met dit adres`,
    lines: [
      "Hallo,",
      `Iemand heeft een nieuw wachtwoord aangevraagd voor ${email}. Er is bij ${brand} geen account met dit adres. Misschien heb je je account met een ander adres aangemaakt.`,
    ],
    action: "Account aanmaken",
    notes: ["Was jij dat niet? Negeer deze e-mail dan."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `Je wachtwoord bij ${brand} is gewijzigd`,
    lines: [
      `Hallo ${firstName},`,
      "Je wachtwoord is zojuist gewijzigd, en op alle andere apparaten ben je uitgelogd.",
      "Was jij dat niet? Kies dan meteen een nieuw wachtwoord.",
    ],
    action: "Nieuw wachtwoord kiezen",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Bevestig je nieuwe e-mailadres voor ${brand}`,
    lines: [
      `Hallo ${firstName},`,
      `Het adres van je account bij ${brand} verandert in ${email} zodra je bevestigt dat dit adres van jou is.`,
    ],
    action: "Mijn nieuwe adres bevestigen",
    notes: [worksOnce(48), "Heb je hier niet om gevraagd? Negeer deze e-mail dan."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `Je account bij ${brand} heeft een ander e-mailadres`,
    lines: [
      `Hallo ${firstName},`,
      `Je account bij ${brand} had het adres ${email}. Het heeft nu een ander adres, dat per e-mail is bevestigd.`,
      "Was jij dat niet? Neem dan contact met ons op: het adres van onze site staat onderaan deze e-mail.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `Je account bij ${brand} is verwijderd`,
    lines: [`Hallo ${firstName},`, `Je account bij ${brand} is verwijderd, met alles wat erin werd bewaard.`],
    notes: ["Kopieën in back-ups worden na verloop van tijd overschreven."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Bevestig je abonnement op de nieuwsbrief van ${brand}`,
    lines: [
      "Hallo,",
      `Iemand heeft ${email} aangemeld voor de nieuwsbrief van ${brand}. Was jij dat? Bevestig het, dan krijg je hem voortaan.`,
    ],
    action: "Mijn abonnement bevestigen",
    notes: [worksOnce(48), "Was jij dat niet? Negeer deze e-mail dan: we sturen je verder niets."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `Je ontvangt de nieuwsbrief van ${brand} al`,
    lines: [
      "Hallo,",
      `Iemand heeft ${email} opnieuw aangemeld voor de nieuwsbrief van ${brand}. Dit adres ontvangt hem al, dus er verandert niets.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Welkom bij de nieuwsbrief van ${brand}`,
    lines: ["Hallo,", `Gelukt: je ontvangt de nieuwsbrief van ${brand} voortaan op ${email}.`],
    action: "Afmelden",
  }),
};

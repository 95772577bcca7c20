import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) =>
  `Der Link funktioniert nur einmal und gilt ${hours === 1 ? "eine Stunde" : `${hours} Stunden`}.`;

export const de: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${brand}`,
    lines: [
      `Hallo ${firstName},`,
      `bei ${brand} wurde ein Konto mit der Adresse ${email} angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört: Falls Sie einmal Ihr Passwort vergessen, können wir Ihnen dann einen Link schicken, mit dem Sie ein neues wählen.`,
    ],
    action: "Meine Adresse bestätigen",
    notes: [
      worksOnce(48),
      "Das Konto ist nicht von Ihnen? Mit demselben Link können Sie es löschen. Sie können diese E-Mail auch einfach ignorieren.",
    ],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `Sie haben schon ein Konto bei ${brand}`,
    lines: [
      `Hallo ${firstName},`,
      `jemand hat gerade bei ${brand} die Adresse ${email} angegeben. Mit dieser Adresse haben Sie schon ein Konto: Wenn Sie das waren, melden Sie sich mit dem Passwort dieses Kontos an.`,
    ],
    action: "Anmelden",
    notes: [
      "Passwort vergessen? Auf der Anmeldeseite können Sie ein neues wählen.",
      "Sie waren das nicht? Dann müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `Ein neues Passwort für ${brand}`,
    lines: [`Hallo ${firstName},`, `mit diesem Link können Sie ein neues Passwort für Ihr Konto bei ${brand} wählen.`],
    action: "Neues Passwort wählen",
    notes: [
      worksOnce(1),
      "Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
    ],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `Kein Konto bei ${brand} mit dieser Adresse`,
    lines: [
      "Guten Tag,",
      `jemand hat für ${email} ein neues Passwort angefordert. Mit dieser Adresse gibt es bei ${brand} kein Konto. Vielleicht haben Sie Ihres mit einer anderen angelegt.`,
    ],
    action: "Konto anlegen",
    notes: ["Sie waren das nicht? Dann ignorieren Sie diese E-Mail."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `Ihr Passwort bei ${brand} wurde geändert`,
    lines: [
      `Hallo ${firstName},`,
      "gerade wurde Ihr Passwort geändert, und alle anderen Geräte wurden abgemeldet.",
      "Wenn Sie das nicht waren, wählen Sie jetzt gleich ein neues Passwort.",
    ],
    action: "Neues Passwort wählen",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Bestätigen Sie Ihre neue E-Mail-Adresse für ${brand}`,
    lines: [
      `Hallo ${firstName},`,
      `Ihr Konto bei ${brand} bekommt die Adresse ${email}, sobald Sie bestätigen, dass diese Adresse Ihnen gehört.`,
    ],
    action: "Meine neue Adresse bestätigen",
    notes: [worksOnce(48), "Sie haben das nicht veranlasst? Dann ignorieren Sie diese E-Mail."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `Ihr Konto bei ${brand} hat eine andere E-Mail-Adresse`,
    lines: [
      `Hallo ${firstName},`,
      `Ihr Konto bei ${brand} hatte bisher die Adresse ${email}. Jetzt hat es eine andere, die per E-Mail bestätigt wurde.`,
      "Wenn Sie das nicht waren, wenden Sie sich bitte an uns: Die Adresse unserer Website steht am Ende dieser E-Mail.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `Ihr Konto bei ${brand} wurde gelöscht`,
    lines: [`Hallo ${firstName},`, `Ihr Konto bei ${brand} wurde gelöscht, mit allem, was darin gespeichert war.`],
    notes: ["Kopien in Sicherungen werden mit der Zeit überschrieben."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Bestätigen Sie Ihre Anmeldung zum Newsletter von ${brand}`,
    lines: [
      "Guten Tag,",
      `jemand hat ${email} für den Newsletter von ${brand} angemeldet. Wenn Sie das waren, bestätigen Sie es bitte, dann bekommen Sie ihn.`,
    ],
    action: "Meine Anmeldung bestätigen",
    notes: [worksOnce(48), "Sie waren das nicht? Dann ignorieren Sie diese E-Mail: Wir schicken Ihnen nichts weiter."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `Sie bekommen den Newsletter von ${brand} schon`,
    lines: [
      "Guten Tag,",
      `jemand hat ${email} noch einmal für den Newsletter von ${brand} angemeldet. Er geht schon an diese Adresse, und dabei bleibt es.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Willkommen beim Newsletter von ${brand}`,
    lines: ["Guten Tag,", `${email} ist jetzt für den Newsletter von ${brand} angemeldet.`],
    action: "Newsletter abbestellen",
  }),
};

import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) =>
  `Le lien ne sert qu’une fois et reste valable ${hours === 1 ? "une heure" : `${hours} heures`}.`;

export const fr: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Confirmez votre adresse e-mail pour ${brand}`,
    lines: [
      `Bonjour ${firstName},`,
      `Un compte a été créé sur ${brand} avec l’adresse ${email}. Confirmez que cette adresse est la vôtre : si vous oubliez un jour votre mot de passe, nous pourrons ainsi vous envoyer un lien pour en choisir un autre.`,
    ],
    action: "Confirmer mon adresse",
    notes: [
      worksOnce(48),
      "Ce compte n’est pas le vôtre ? Le même lien permet de le supprimer. Vous pouvez aussi ignorer cet e-mail.",
    ],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `Vous avez déjà un compte sur ${brand}`,
    lines: [
      `Bonjour ${firstName},`,
      `Quelqu’un vient d’indiquer l’adresse ${email} sur ${brand}. Vous y avez déjà un compte avec cette adresse : si c’était vous, connectez-vous avec le mot de passe de ce compte.`,
    ],
    action: "Se connecter",
    notes: [
      "Mot de passe oublié ? Vous pouvez en choisir un autre depuis la page de connexion.",
      "Ce n’était pas vous ? Vous n’avez rien à faire : rien n’a changé dans votre compte.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `Un nouveau mot de passe pour ${brand}`,
    lines: [
      `Bonjour ${firstName},`,
      `Ce lien vous permet de choisir un nouveau mot de passe pour votre compte ${brand}.`,
    ],
    action: "Choisir un nouveau mot de passe",
    notes: [worksOnce(1), "Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe reste le même."],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `Pas de compte sur ${brand} avec cette adresse`,
    lines: [
      "Bonjour,",
      `Quelqu’un a demandé un nouveau mot de passe pour ${email}. Il n’y a pas de compte sur ${brand} avec cette adresse : vous avez peut-être créé le vôtre avec une autre.`,
    ],
    action: "Créer un compte",
    notes: ["Ce n’était pas vous ? Ignorez cet e-mail."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `Votre mot de passe ${brand} a été changé`,
    lines: [
      `Bonjour ${firstName},`,
      "Votre mot de passe vient d’être changé, et tous les autres appareils ont été déconnectés.",
      "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
    ],
    action: "Choisir un nouveau mot de passe",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${brand}`,
    lines: [
      `Bonjour ${firstName},`,
      `L’adresse de votre compte ${brand} deviendra ${email} dès que vous aurez confirmé qu’elle est bien la vôtre.`,
    ],
    action: "Confirmer ma nouvelle adresse",
    notes: [worksOnce(48), "Vous n’avez rien demandé ? Ignorez cet e-mail."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `Votre compte ${brand} a changé d’adresse e-mail`,
    lines: [
      `Bonjour ${firstName},`,
      `Votre compte ${brand} avait l’adresse ${email}. Il en a maintenant une autre, qui a été confirmée par e-mail.`,
      "Si ce n’était pas vous, contactez-nous : l’adresse de notre site se trouve à la fin de cet e-mail.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `Votre compte ${brand} a été supprimé`,
    lines: [`Bonjour ${firstName},`, `Votre compte ${brand} a été supprimé, avec tout ce qui y était gardé.`],
    notes: ["Les copies de sauvegarde seront effacées avec le temps."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Confirmez votre abonnement à la lettre de ${brand}`,
    lines: [
      "Bonjour,",
      `Quelqu’un a demandé l’envoi de la lettre de ${brand} à l’adresse ${email}. Si c’était vous, confirmez-le, et vous la recevrez.`,
    ],
    action: "Confirmer mon abonnement",
    notes: [worksOnce(48), "Ce n’était pas vous ? Ignorez cet e-mail : nous ne vous enverrons rien d’autre."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `Vous recevez déjà la lettre de ${brand}`,
    lines: [
      "Bonjour,",
      `Quelqu’un a de nouveau demandé l’envoi de la lettre de ${brand} à l’adresse ${email}. Elle y arrive déjà : rien ne change.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Bienvenue dans la lettre de ${brand}`,
    lines: ["Bonjour,", `C’est fait : la lettre de ${brand} arrivera désormais à l’adresse ${email}.`],
    action: "Se désabonner",
  }),
};

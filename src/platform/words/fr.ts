import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import type { Wording } from "./wording.ts";

export const fr: Wording = {
  signIn: {
    title: "Se connecter",
    lead: "Poursuivez votre lecture et gardez les modèles que vous voulez utiliser.",
    email: "Adresse e-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    noAccount: "Pas encore de compte ?",
    toSignUp: "Créer un compte",
    wrong: "Cette adresse e-mail et ce mot de passe ne correspondent pas. Vérifiez les deux, ou créez un compte.",
  },
  signUp: {
    title: "Créer un compte",
    lead: "C’est gratuit, et prêt en une minute.",
    name: "Votre nom",
    passwordHint: `Au moins ${passwordLength.atLeast} caractères. Une courte phrase se retient plus facilement.`,
    submit: "Créer le compte",
    privacy: "Ce qui est gardé, et comment l’effacer",
    hasAccount: "Vous avez déjà un compte ?",
    toSignIn: "Se connecter",
  },
  problems: {
    email: "Saisissez une adresse e-mail, par exemple camille@example.org.",
    name: `Saisissez le nom que nous utiliserons pour vous saluer, en ${longestName} caractères au plus.`,
    passwordTooShort: `Choisissez un mot de passe d’au moins ${passwordLength.atLeast} caractères.`,
    passwordTooLong: `Choisissez un mot de passe de ${passwordLength.atMost} caractères au plus.`,
    passwordTooCommon:
      "Beaucoup de gens utilisent ce mot de passe : il serait deviné tout de suite. Choisissez-en un autre.",
    passwordIsOwn:
      "C’est votre nom ou votre adresse, ce que n’importe qui essaierait d’abord. Choisissez un autre mot de passe.",
    tooMany: (minutes) => `Trop de tentatives. Réessayez dans ${minutes} min.`,
    busy: "Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.",
  },
  templates: {
    title: "Mes modèles",
    greeting: (firstName) => `Bonjour ${firstName}`,
    none: "Aucun modèle pour l’instant. Choisissez-en un sur le site et cliquez sur « Utiliser ce modèle » : il apparaîtra ici.",
    keep: "Ajouter ce modèle à mes modèles",
    kept: "Le modèle fait maintenant partie des vôtres, en tête de la liste.",
    restored: "Le modèle est de nouveau parmi les vôtres.",
    removed: (name) => `« ${name} » ne fait plus partie de vos modèles.`,
    undo: "Le remettre",
    used: (date) => `Utilisé le ${date.replace(/^1 /, "1er ")}`,
    inLanguage: (language) => `En ${language}`,
    gone: "Ce modèle n’est plus sur le site.",
    open: "Ouvrir",
    remove: "Retirer",
    inspiration: "Activité",
    session: "Session",
    browse: "Choisir des modèles",
    signOut: "Se déconnecter",
    needsSignIn: "Connectez-vous pour utiliser ce modèle.",
  },
  plans: {
    title: "Mes déroulés",
    changed: (date) => `Modifié le ${date.replace(/^1 /, "1er ")}`,
    untitled: "Déroulé sans titre",
  },
  refusals: {
    notFound: "Cette page n’existe pas",
    notFoundText: "L’adresse est incomplète, ou la page a changé de place.",
    redirect: "Ce lien ne ramène pas au site",
    redirectText:
      "Pour votre sécurité, la connexion ne ramène que vers les sites qui en font partie. Revenez en arrière et recommencez depuis le site.",
    refused: "Cette demande a été refusée",
    refusedText: "Elle venait d’un autre site, ou n’était pas complète. Rouvrez la page et réessayez.",
    busy: "Trop de monde en ce moment",
    busyText: "Beaucoup de personnes sont là en même temps. Attendez quelques secondes, puis rechargez la page.",
    toStart: "Retour à l’accueil",
    again: "Réessayer",
  },
};

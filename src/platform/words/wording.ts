/** The texts of the platform's pages. */
export interface Wording {
  signIn: {
    title: string;
    lead: string;
    email: string;
    password: string;
    submit: string;
    noAccount: string;
    toSignUp: string;
    wrong: string;
  };
  signUp: {
    title: string;
    lead: string;
    name: string;
    passwordHint: string;
    submit: string;
    /** The link to the site's page about privacy. */
    privacy: string;
    hasAccount: string;
    toSignIn: string;
  };
  problems: {
    email: string;
    name: string;
    passwordTooShort: string;
    passwordTooLong: string;
    passwordTooCommon: string;
    passwordIsOwn: string;
    tooMany: (minutes: number) => string;
    busy: string;
  };
  templates: {
    title: string;
    greeting: (firstName: string) => string;
    none: string;
    keep: string;
    kept: string;
    restored: string;
    removed: (name: string) => string;
    undo: string;
    used: (date: string) => string;
    inLanguage: (language: string) => string;
    gone: string;
    open: string;
    remove: string;
    inspiration: string;
    session: string;
    browse: string;
    signOut: string;
    needsSignIn: string;
  };
  plans: {
    title: string;
    changed: (date: string) => string;
    untitled: string;
  };
  refusals: {
    notFound: string;
    notFoundText: string;
    redirect: string;
    redirectText: string;
    refused: string;
    refusedText: string;
    busy: string;
    busyText: string;
    toStart: string;
    again: string;
  };
}

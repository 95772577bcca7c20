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
    forgotten: string;
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
  /** Asking for a new password, and choosing it. */
  forgotten: {
    title: string;
    lead: string;
    submit: string;
    /** The same whether or not there is such an account. */
    sent: (email: string) => string;
    chooseTitle: string;
    /** Of the account whose password it becomes. */
    chooseLead: (email: string) => string;
    newPassword: string;
    choose: string;
  };
  /** Proving an address by the link in a mail. */
  proof: {
    title: string;
    lead: (email: string) => string;
    /** Where the browser is not signed in to the account. */
    needsPassword: string;
    submit: string;
    wrongPassword: string;
    /** Other accounts of the address, which nobody has proven, end with it. */
    others: string;
    notMine: string;
    deleteIt: string;
    deleted: string;
    done: (email: string) => string;
    /** Above the list of templates, as long as the address is not proven. */
    reminder: (email: string) => string;
    sendAgain: string;
    sentAgain: (email: string) => string;
  };
  /** A link in a mail that does not work. */
  deadLink: {
    title: string;
    used: string;
    ended: string;
  };
  account: {
    title: string;
    name: string;
    email: string;
    proven: string;
    unproven: string;
    password: string;
    currentPassword: string;
    changePassword: string;
    passwordChanged: string;
    needsProof: string;
    address: string;
    newAddress: string;
    changeAddress: string;
    /** The same whether or not the address has an account. */
    addressAsked: (email: string) => string;
    addressChanged: (email: string) => string;
    devices: string;
    devicesLead: string;
    signOutEverywhere: string;
    data: string;
    dataLead: string;
    download: string;
    deletion: string;
    deletionLead: string;
    deleteAccount: string;
    deletedTitle: string;
    deletedLead: string;
  };
  newsletter: {
    confirmTitle: string;
    confirmLead: (email: string) => string;
    confirm: string;
    confirmed: (email: string) => string;
    endTitle: string;
    endLead: (email: string) => string;
    end: string;
    ended: (email: string) => string;
    toSite: string;
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

/** The person who is signed in on the platform (R3.1). */
export interface User {
  id: string;
  email: string;
  /** Whether they have proven to read the mails of the address. Until then it may be somebody else's. */
  emailVerified: boolean;
  displayName: string;
  firstName: string;
  /** Address of a picture. */
  photo: string | null;
  /** Whether they have finished signing up. Until then they are anonymous for the site (R6.2). */
  hasSignedUp: boolean;
}

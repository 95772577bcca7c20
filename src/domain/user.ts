/** Who is signed in on the platform (R3.1). */
export interface User {
  id: string;
  email: string;
  displayName: string;
  firstName: string;
  /** Address of a picture. */
  photo: string | null;
  /** Somebody can be signed in without having finished signing up: for the site they are anonymous (R6.2). */
  hasSignedUp: boolean;
}

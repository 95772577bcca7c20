/** What stands in an opened block. It is loaded with the first that is opened, and brings its style along. */
export { OpenedWords } from "./opened-words.tsx";
export { ReadingInvitation } from "./reading-invitation.tsx";

/** The content of an opened block. The code is loaded with the first block that is opened, and brings its style along. */
export { OpenedWords } from "./opened-words.tsx";
export { ReadingInvitation } from "./reading-invitation.tsx";

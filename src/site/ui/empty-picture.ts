/** A picture of nothing: an image without a source is no valid HTML, and one of a broken address shows the sign of a broken picture. */
export const emptyPicture = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

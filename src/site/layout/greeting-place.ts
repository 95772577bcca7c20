/** The id of the element in the header that the greeting of somebody who has signed up stands in. */
export const greetingPlace = "greeting";

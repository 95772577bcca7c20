/** The id of the place in the header for the greeting of somebody who has signed up. */
export const greetingPlaceId = "greeting";

/** An activity that takes no longer may have fewer steps and half the words. */
export const shortActivityMinutes = 15;

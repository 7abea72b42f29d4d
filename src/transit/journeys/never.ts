/** Later than every time of a search: what is not reached. */
export const never = 2 ** 30;

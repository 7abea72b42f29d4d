/** The frame around every page. */
export const shell = {
  language: 'English',
};

/** The layout has the words searched for; what was found is a page of blocks. */
export { default } from '../page/page.tsx';

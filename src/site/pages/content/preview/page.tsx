/** A preview looks like the page it will be. */
export { default } from '../page/page.tsx';

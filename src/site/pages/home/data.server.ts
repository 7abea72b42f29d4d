import { loadContent } from '../content/data.server.ts';

/** The home page is the content at `/`; what riders need first is in the shell. */
export const loadHome = loadContent;
export type { ContentData as HomeData } from '../content/data.server.ts';

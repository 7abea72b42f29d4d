import { createContext } from 'react';

/**
 * Called with every link to a page of the site when it appears; what it returns runs when the link goes.
 * The browser's entry hands in the one that prefetches; on the server there is none.
 */
type LinkPrefetch = (link: HTMLAnchorElement, path: string) => (() => void) | void;

export const LinkPrefetchContext = createContext<LinkPrefetch | undefined>(undefined);

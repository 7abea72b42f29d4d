import { createContext } from 'react';
import type { PageView } from '#site/view.ts';

/** What blocks may need of the page they stand on: its address, what became of its form, what its forms are sent with. */
export type PageAround = Pick<PageView, 'form' | 'shell'> & {
  readonly route: Pick<PageView['route'], 'url'>;
};

export const PageAroundContext = createContext<PageAround | undefined>(undefined);

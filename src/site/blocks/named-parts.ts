import { createContext } from 'react';

/** The parts of blocks that the address of the page names, to be shown open: by the slug of their title, or by their id. */
export interface NamedParts {
  readonly accordion?: string;
  readonly tab?: string;
}

export const NamedPartsContext = createContext<NamedParts>({});

/** `?acc=` names an item that folds, `?tab=` a tab (specification B2.4). */
export function namedParts(url: string): NamedParts {
  const query = new URLSearchParams(url.split('?')[1]);
  const [accordion, tab] = [query.get('acc'), query.get('tab')];
  return { ...(accordion && { accordion }), ...(tab && { tab }) };
}

import { use } from 'react';
import { PageAroundContext } from './page-around.ts';

/** The parts of blocks that the address of the page names, to be shown open: by the slug of their title, or by their id. */
interface NamedParts {
  readonly accordion: string | undefined;
  readonly tab: string | undefined;
}

/** `?acc=` names an item that folds, `?tab=` a tab (specification B2.4). */
export function useNamedParts(): NamedParts {
  const query = new URLSearchParams(use(PageAroundContext)?.route.url.split('?')[1]);
  return { accordion: query.get('acc') ?? undefined, tab: query.get('tab') ?? undefined };
}

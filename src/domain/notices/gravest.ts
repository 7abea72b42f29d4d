import { concernsLine } from './concerns.ts';
import type { AffectedLine } from './effect.ts';
import type { Notice } from './notice.ts';

/** So many are told at a stop; who wants more reads the list. */
export const mostTold = 5;

/**
 * Those to tell at a stop, of all that are felt there: the gravest, that which closes it, and the gravest of each of
 * its lines, so that a bad day of one line does not hide what another has to say. They keep the order they come in.
 */
export function chooseGravest(
  notices: readonly Notice[],
  { lines, closedBy }: { readonly lines: readonly AffectedLine[]; readonly closedBy?: string | undefined },
): readonly Notice[] {
  if (notices.length <= mostTold) return notices;
  const told = new Set(notices.slice(0, mostTold));
  const tellFirst = (wanted: (notice: Notice) => boolean) => {
    const gravest = notices.find(wanted);
    if (gravest) told.add(gravest);
  };
  tellFirst(({ id }) => id === closedBy);
  for (const line of lines) tellFirst((notice) => concernsLine(notice, line));
  return notices.filter((notice) => told.has(notice));
}

import { slugOf } from '#lib/slug.ts';
import type { PrintSelectionData } from './data.server.ts';

type Groups = PrintSelectionData['groups'];

/** By the beginning of a number, or of words of where a line goes; accents and capitals make no difference. */
export function filterGroups(groups: Groups, typed: string): Groups {
  const words = slugOf(typed).split('-').filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map(({ name, lines }) => ({
      name,
      lines: lines.filter(({ number, directions }) => {
        const own = [number, ...directions.map(({ towards }) => towards)].flatMap((text) =>
          slugOf(text).split('-'),
        );
        return words.every((word) => own.some((each) => each.startsWith(word)));
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

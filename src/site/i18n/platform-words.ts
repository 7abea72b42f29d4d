import type { PlatformRef } from '#domain/stop.ts';
import type { Catalogue } from './catalogue.ts';

/** What a platform is called in its station: `Quai 4`, `Côté sud`, or the number of its stop where nothing else tells it. */
export function platformWords(
  { mark, name, code }: PlatformRef,
  { board, ui }: Pick<Catalogue, 'board' | 'ui'>,
): string {
  if (mark !== undefined) return board.platform(mark);
  return name === undefined ? `${ui.stop} ${code}` : name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

import type { Locale } from '#domain/locale.ts';
import { writePathName } from '#lib/path-name.ts';

/** What networks show beside a shared address has this size everywhere. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the picture of a line stands; without a line, that of the operator. */
export function cardPath(locale: Locale, line?: string): string {
  return `/_card/${locale}${line === undefined ? '' : `/${encodeURIComponent(writePathName(line))}`}.png`;
}

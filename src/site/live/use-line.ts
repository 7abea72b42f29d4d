import { readLineNow } from '#clients/schedule/reading/read-line.ts';
import { directionAt, directionNow, type DirectionNow } from '#domain/line-now.ts';
import type { LineNow } from '#domain/line-sheet.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import type { LiveSubject } from './live-source.ts';
import { useNow } from './server-clock.ts';
import { useLive } from './use-live.ts';

/** How what moves on a line is followed. */
export function lineSubject(number: string, locale: Locale): LiveSubject {
  const query = { noParcours: number, langue: locale };
  return { event: 'parcours', listen: query, ask: `/suiviParcours?${new URLSearchParams(query)}` };
}

/** All that moves on a line, from what the server drew on. */
export function useLineNow(first: LineNow, number: string): LineNow {
  const { value } = useLive(first, lineSubject(number, useLocale()), (json) =>
    readLineNow(json as Parameters<typeof readLineNow>[0]),
  );
  return value;
}

/** What nobody confirms turns into planned times a few seconds after it should. */
const stepMs = 5000;

/** What moves in one direction of a line, from what the server drew on. */
export function useDirectionNow(
  first: DirectionNow,
  { number, direction }: { readonly number: string; readonly direction: string },
): DirectionNow {
  const { value } = useLive(first, lineSubject(number, useLocale()), (json) =>
    directionNow(readLineNow(json as Parameters<typeof readLineNow>[0]), direction),
  );
  return directionAt(value, useNow(value.at, stepMs));
}

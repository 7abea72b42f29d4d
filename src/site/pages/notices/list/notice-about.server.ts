import type { StopBoard } from '#domain/departure.ts';
import { isStopCode } from '#domain/stop.ts';
import type { ServedStop } from '#domain/notices/concerns.ts';
import { AppError } from '#lib/errors.ts';
import { foldCapitals } from '#lib/fold-capitals.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

type NoticeWords = FullCatalogue['notices'];

/** What a number that was typed turned out to be. */
export type About =
  | { readonly kind: 'line'; readonly number: string; readonly isGuess?: boolean }
  | { readonly kind: 'stop'; readonly stop: ServedStop }
  | { readonly kind: 'unknown'; readonly text: string };

/** The same for the page. */
export type ToldAbout = { readonly line: string } | { readonly stop: string } | { readonly unknown: string };

export function tellAbout(about: About): ToldAbout {
  if (about.kind === 'line') return { line: about.number };
  return about.kind === 'stop' ? { stop: about.stop.code } : { unknown: about.text };
}

/** What notices about it are called. */
export function titleAbout(about: About | undefined, words: NoticeWords): string | undefined {
  if (about?.kind === 'line') return words.titleOf(about.number);
  return about?.kind === 'stop' ? words.titleAt(about.stop.code) : undefined;
}

/** Refuses a feed of nothing: who follows one keeps what it had, and would lose it to an empty answer. */
export function requireAbout(about: About | undefined, line: string | undefined, words: NoticeWords): void {
  if (about?.kind === 'unknown') {
    const told = words.unknownNumber(about.text);
    throw new AppError('not-found', told, { words: told });
  }
  if (about?.kind === 'line' && about.isGuess && line === undefined)
    throw new AppError('unavailable', 'it is not known what the number of a feed is of');
}

/** A number is that of a line, else of a stop. While nobody knows the lines it is taken for a line. */
export async function findAbout(
  { schedule, locale, log, operator }: LoaderContext,
  number: string | undefined,
): Promise<About | undefined> {
  if (number === undefined) return undefined;
  try {
    const lines = await schedule.loadLines(locale);
    const line = lines.find((each) => foldCapitals(each.number) === foldCapitals(number));
    if (line) return { kind: 'line', number: line.number };
    const isCode = operator.addresses === 'names' ? isStopCode(number) : /^\d{1,6}$/.test(number);
    const [board] = isCode ? await schedule.loadBoards({ codes: [number], locale }) : [];
    return board ? { kind: 'stop', stop: servedStop(board) } : { kind: 'unknown', text: number };
  } catch (err) {
    log.warn({ err }, 'a number is looked for among lines alone');
    return { kind: 'line', number, isGuess: true };
  }
}

/** A notice may name the station of a platform, or the platforms of a station. */
function servedStop({ stop, lines, station, platforms = [] }: StopBoard): ServedStop {
  const others = [...(station ? [station] : []), ...platforms].map(({ code }) => code);
  return { code: stop.code, lines, ...(others.length > 0 && { others }) };
}

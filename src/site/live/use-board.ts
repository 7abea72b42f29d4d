import { useMemo } from 'react';
import { readBoards } from '#clients/schedule/reading/read-departures.ts';
import { boardAt, figureOf, staleAfterMs, type Departure, type StopBoard } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import { plannedBoardAt } from '#domain/stop-timetable.ts';
import { clockOf } from '#lib/time/moment.ts';
import { useIsKept, useIsOffline } from '#site/device/kept-copy.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { LiveState, LiveSubject } from './live-source.ts';
import { useNow } from './server-clock.ts';
import { useAnnounced } from './use-announced.ts';
import { useLive } from './use-live.ts';
import { useStopTimetable } from './use-stop-timetable.ts';

/** How the departures of some stops are followed. */
export function boardSubject(codes: readonly string[], locale: Locale): LiveSubject {
  const query = { arrets: codes.join(';'), langue: locale };
  return { event: 'departs', listen: query, ask: `/departs?${new URLSearchParams(query)}` };
}

/** What has left goes, and what nobody confirms turns into planned times, a few seconds after it should. */
const stepMs = 5000;

interface LiveBoard {
  readonly board: StopBoard;
  readonly state: LiveState | undefined;
  /** Without a network: the moment of the data that the board goes on from. */
  readonly copyOf: number | undefined;
}

/** The board of one stop, from the one the server drew on; `narrow` leaves what the page shows of it. */
export function useBoard(first: StopBoard, narrow?: (board: StopBoard) => StopBoard): LiveBoard {
  const locale = useLocale();
  const { value, state } = useLive(first, boardSubject([first.stop.code], locale), (json) => {
    const [board] = readBoards(json as Parameters<typeof readBoards>[0]);
    return board && narrow ? narrow(board) : board;
  });
  const now = useNow(value.at, stepMs);
  const isKept = useIsKept();
  const isOffline = useIsOffline();
  const timetable = useStopTimetable(first.stop.code, isOffline);
  const board = useMemo(() => {
    const isOld = isKept || now - value.at >= staleAfterMs;
    return timetable && isOld ? plannedBoardAt(value, timetable, now) : boardAt(value, now);
  }, [value, now, timetable, isKept]);
  useNextAnnounced(board);
  return { board, state, copyOf: isOffline ? value.at : undefined };
}

/** Says aloud that the next departure is another one, or at another time. */
function useNextAnnounced({ departures }: StopBoard): void {
  const texts = useTexts().board;
  const locale = useLocale();
  const [next] = departures;
  useAnnounced(next && `${next.tripId} ${next.expected.local} ${next.state}`, (now) =>
    next ? texts.announceNext(next.number, next.towards, whenOf(next, { now, texts, locale })) : '',
  );
}

interface Wording {
  readonly now: number;
  readonly texts: Catalogue['board'];
  readonly locale: Locale;
}

/** When a departure is, as it is said aloud. */
export function whenOf(departure: Departure, { now, texts, locale }: Wording): string {
  const figure = figureOf(departure, now);
  const clock = formatClock(clockOf(departure.expected), locale);
  if (figure.kind === 'every') return texts.every(figure.minutes);
  if (departure.state === 'cancelled' || departure.state === 'skipped') return texts.state[departure.state];
  if (figure.kind === 'minutes') return `${texts.inMinutes(figure.minutes)}, ${clock}`;
  return figure.kind === 'now' ? texts.now : clock;
}

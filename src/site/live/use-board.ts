import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { readBoards } from '#clients/schedule/reading/read-departures.ts';
import { boardAt, figureOf, staleAfterMs, type Departure, type StopBoard } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import { plannedBoardAt } from '#domain/stop-timetable.ts';
import { clockOf } from '#lib/time/moment.ts';
import { useIsKept, useIsOffline } from '#site/device/kept-copy.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import type { LiveState, LiveSubject } from './live-source.ts';
import { serverNow, useNow } from './server-clock.ts';
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

/** The board of one stop, from the one the server drew on. */
export function useBoard(first: StopBoard): LiveBoard {
  const locale = useLocale();
  const { value, state } = useLive(
    first,
    boardSubject([first.stop.code], locale),
    (json) => readBoards(json as Parameters<typeof readBoards>[0])[0],
  );
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

const announcedEveryMs = 60_000;

/** Says aloud that the next departure is another one, or at another time: once a minute at most, never at first. */
function useNextAnnounced({ departures }: StopBoard): void {
  const texts = useTexts().board;
  const locale = useLocale();
  const [next] = departures;
  const heard = useRef<{ key: string; at: number } | undefined>(undefined);
  const key = next && `${next.tripId} ${next.expected.local} ${next.state}`;
  const tell = useEffectEvent(() => {
    const now = serverNow();
    const before = heard.current;
    if (next === undefined || key === undefined || before?.key === key) return;
    if (before !== undefined && now - before.at < announcedEveryMs) return;
    heard.current = { key, at: now };
    if (before !== undefined)
      announce(texts.announceNext(next.number, next.towards, whenOf(next, { now, texts, locale })));
  });
  // After every drawing: it looks by itself whether the next departure is another.
  useEffect(() => tell());
}

interface Wording {
  readonly now: number;
  readonly texts: Catalogue['board'];
  readonly locale: Locale;
}

function whenOf(departure: Departure, { now, texts, locale }: Wording): string {
  const figure = figureOf(departure, now);
  const clock = formatClock(clockOf(departure.expected), locale);
  if (departure.state === 'cancelled' || departure.state === 'skipped') return texts.state[departure.state];
  if (figure.kind === 'minutes') return `${texts.inMinutes(figure.minutes)}, ${clock}`;
  return figure.kind === 'now' ? texts.now : clock;
}

import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { readBoards } from '#clients/schedule/reading/read-departures.ts';
import { boardAt, figureOf, type Departure, type StopBoard } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import { clockOf } from '#lib/time/moment.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import type { LiveState, LiveSubject } from './live-source.ts';
import { serverNow, useNow } from './server-clock.ts';
import { useLive } from './use-live.ts';

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
}

/** The board of one stop, from the one the server drew on; `narrow` leaves what the page shows of it. */
export function useBoard(first: StopBoard, narrow?: (board: StopBoard) => StopBoard): LiveBoard {
  const locale = useLocale();
  const { value, state } = useLive(first, boardSubject([first.stop.code], locale), (json) => {
    const [board] = readBoards(json as Parameters<typeof readBoards>[0]);
    return board && narrow ? narrow(board) : board;
  });
  const now = useNow(value.at, stepMs);
  const board = useMemo(() => boardAt(value, now), [value, now]);
  useNextAnnounced(board);
  return { board, state };
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

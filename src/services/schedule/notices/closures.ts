import { matchesLine, type AffectedLine, type Effect } from '#domain/notices/effect.ts';
import { holdsAt, type ServiceMoment } from '#domain/notices/effect-period.ts';
import { isPosted, type Notice } from '#domain/notices/notice.ts';
import type { Edition } from '#transit/index.ts';
import { closedStops } from './announced-changes.ts';

/** A stop at which no bus stops for a time. */
export interface Closure {
  readonly notice: Notice;
  /** The first instant at which it is over (ms); undefined where that is not known. */
  readonly untilMs: number | undefined;
  /** Where to board instead. */
  readonly instead: number | undefined;
}

export interface Closures {
  /** Undefined where some line still stops. */
  find(stop: number, lines: readonly AffectedLine[], moment: ServiceMoment): Closure | undefined;
}

interface Entry {
  readonly notice: Notice;
  readonly effect: Effect;
  readonly instead: number | undefined;
}

/** The stops that notices close, of an edition. */
export function readClosures(edition: Edition, notices: readonly Notice[]): Closures {
  const byStop = new Map<number, Entry[]>();
  for (const notice of notices) {
    for (const effect of notice.effects) {
      if (effect.kind !== 'stops-closed' && effect.kind !== 'detour') continue;
      for (const { stop, instead } of closedStops(edition, effect)) {
        const entries = byStop.get(stop) ?? [];
        entries.push({ notice, effect, instead });
        byStop.set(stop, entries);
      }
    }
  }
  return {
    find: (stop, lines, moment) => {
      const holding = (byStop.get(stop) ?? []).filter(
        ({ notice, effect }) =>
          effect.trips.length === 0 && isPosted(notice, moment.atMs) && holdsAt(effect.period, moment),
      );
      const isClosedTo = (line: AffectedLine) =>
        holding.some(({ effect }) => effect.lines.length === 0 || matchesLine(effect, line));
      const [first] = holding;
      if (!first || !lines.every(isClosedTo)) return undefined;
      return {
        notice: first.notice,
        untilMs: first.effect.period.untilMs ?? first.notice.postedUntilMs,
        instead: holding.find(({ instead }) => instead !== undefined)?.instead,
      };
    },
  };
}

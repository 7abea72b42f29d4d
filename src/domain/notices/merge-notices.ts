import type { AffectedLine, Effect } from './effect.ts';
import { overlaps } from './effect-period.ts';
import { effectivePeriod, type Notice } from './notice.ts';

/**
 * One list of what staff tell and of what comes in real time. A notice that two lists have is one; what both sources tell
 * is told once, in the words of staff. That two say the same is seen by what they do, to whom and when, never by their words.
 */
export function mergeNotices(notices: readonly Notice[]): Notice[] {
  const byId = new Map(notices.map((notice) => [notice.id, notice]));
  const unique = [...byId.values()];
  const told = unique.filter(({ source }) => source === 'content');
  const alerts = unique.filter(({ source }) => source === 'real-time');
  return [...told, ...alerts.filter((alert) => !told.some((notice) => areSame(alert, notice)))];
}

function areSame(alert: Notice, notice: Notice): boolean {
  if (alert.path !== undefined && alert.path === notice.path) return true;
  return (
    alert.effects.length > 0 &&
    alert.effects.every((effect) => notice.effects.some((other) => isSameEffect(effect, other))) &&
    overlaps(effectivePeriod(alert), effectivePeriod(notice))
  );
}

/** What an effect of no known kind does cannot be compared. */
function isSameEffect(one: Effect, two: Effect): boolean {
  return (
    one.kind !== 'other' &&
    one.kind === two.kind &&
    areEqual(one.lines.map(lineKey), two.lines.map(lineKey)) &&
    areEqual(
      one.stops.map(({ code }) => code),
      two.stops.map(({ code }) => code),
    ) &&
    areEqual(one.trips, two.trips)
  );
}

const lineKey = ({ number, direction = '' }: AffectedLine) => `${number} ${direction}`;

function areEqual(one: readonly string[], two: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(two)];
  return first.size === second.size && [...first].every((value) => second.has(value));
}

import type { Bilingual } from '#domain/locale.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { countTrips, countTripsOn, type Timetable } from '#transit/index.ts';

/** How bad a feed may be and still go into service. */
export interface FeedThresholds {
  /** Rows with errors, of all rows. */
  readonly maxErrorPercent: number;
  /** Trips of the coming days that are gone, against the feed in service. */
  readonly maxLossPercent: number;
}

type Verdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly words: Bilingual };

type RefusalReason = 'no-trips' | 'too-many-errors' | 'trips-lost';

const daysAhead = 7;

/** What a feed is judged by. */
interface Yardstick {
  /** The feed in service, if there is one. */
  readonly current: Timetable | undefined;
  readonly today: ServiceDate;
  readonly thresholds: FeedThresholds;
}

/** Whether a feed may replace the one in service. */
export function judgeFeed(next: Timetable, { current, today, thresholds }: Yardstick): Verdict {
  if (countTrips(next) === 0) {
    return refuse('no-trips', 'Aucun voyage ne peut être utilisé.', 'No trip can be used.');
  }
  const rows = Object.values(next.summary.rows).reduce((sum, count) => sum + count, 0);
  const errorPercent = (next.summary.errors / Math.max(rows, 1)) * 100;
  if (errorPercent > thresholds.maxErrorPercent) {
    const share = errorPercent.toFixed(1);
    return refuse(
      'too-many-errors',
      `Trop de lignes en erreur\u00A0: ${share.replace('.', ',')}\u00A0%.`,
      `Too many rows with errors: ${share}%.`,
    );
  }
  const before = current ? countTripsAhead(current, today) : 0;
  const lost = before === 0 ? 0 : (1 - countTripsAhead(next, today) / before) * 100;
  if (lost > thresholds.maxLossPercent) {
    const share = String(Math.round(lost));
    return refuse(
      'trips-lost',
      `Les ${daysAhead} prochains jours perdraient ${share}\u00A0% de leurs voyages.`,
      `The next ${daysAhead} days would lose ${share}% of their trips.`,
    );
  }
  return { kind: 'accepted' };
}

function refuse(reason: RefusalReason, fr: string, en: string): Verdict {
  return { kind: 'refused', reason, words: { fr, en } };
}

function countTripsAhead(timetable: Timetable, today: ServiceDate): number {
  let trips = 0;
  for (let date = today; date < today + daysAhead; date += 1) trips += countTripsOn(timetable, date);
  return trips;
}

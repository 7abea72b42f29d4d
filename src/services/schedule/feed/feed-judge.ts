import type { Bilingual } from '#domain/locale.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { countTrips, countTripsOn, type ImportSummary, type Timetable } from '#transit/index.ts';

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

/** Whether a feed may replace the one in service, or be the first. */
export function judgeFeed(next: Timetable, { current, today, thresholds }: Yardstick): Verdict {
  if (countTrips(next) === 0) {
    return refuse('no-trips', 'Aucun voyage ne peut être utilisé.', 'No trip can be used.');
  }
  const percent = findExcessErrors(next, thresholds);
  // Riders are better served by a feed with faults than by none, and by a new one with faults than by an old one.
  if (percent && current && !findExcessErrors(current, thresholds)) {
    return refuse(
      'too-many-errors',
      `Trop de lignes en erreur\u00A0: ${percent.fr}.`,
      `Too many rows with errors: ${percent.en}.`,
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

/** What the operator's staff must know of a feed in service; undefined when it is as it should be. */
export function warningOf(served: Timetable, thresholds: FeedThresholds): Bilingual | undefined {
  const percent = findExcessErrors(served, thresholds);
  return (
    percent && {
      fr: `En service malgré trop de lignes en erreur\u00A0: ${percent.fr}.`,
      en: `In service despite too many rows with errors: ${percent.en}.`,
    }
  );
}

/** The share of rows with errors when it is over the limit. Rows left out with another are no errors of their own. */
function findExcessErrors(
  { summary: { errors, rows } }: { readonly summary: Pick<ImportSummary, 'errors' | 'rows'> },
  { maxErrorPercent }: FeedThresholds,
): Bilingual | undefined {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const percent = (errors / Math.max(all, 1)) * 100;
  if (percent <= maxErrorPercent) return undefined;
  const share = percent.toFixed(1);
  return { fr: `${share.replace('.', ',')}\u00A0%`, en: `${share}%` };
}

function refuse(reason: RefusalReason, fr: string, en: string): Verdict {
  return { kind: 'refused', reason, words: { fr, en } };
}

function countTripsAhead(timetable: Timetable, today: ServiceDate): number {
  let trips = 0;
  for (let date = today; date < today + daysAhead; date += 1) trips += countTripsOn(timetable, date);
  return trips;
}

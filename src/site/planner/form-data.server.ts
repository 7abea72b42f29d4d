import type { Locale } from '#domain/locale.ts';
import type { OperatorInZone } from '#domain/operator.ts';
import { capitalize } from '#lib/capitalize.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import type { PlannerFaults, PlannerFormData } from './planner-form-data.ts';
import type { PlannerQuery } from './planner-query.ts';

/** Specification B2.6: times are offered by the quarter of an hour, the present one rounded up. */
const stepMs = 15 * 60_000;
const daysOffered = 15;
const dayMs = 24 * 3_600_000;

/** What a loader is given, as far as the form needs it. */
interface FormContext {
  readonly now: number;
  readonly locale: Locale;
  readonly operator: Pick<OperatorInZone, 'timeZone'>;
  readonly tripMapsUrl: string;
}

type Wanted = Pick<PlannerFormData, 'choices'> & { readonly faults: PlannerFaults };

/** The next quarter of an hour, or this moment where it is one. */
export const nextQuarter = (now: number): number => Math.ceil(now / stepMs) * stepMs;

export const emptyQuery: PlannerQuery = {
  from: { text: '' },
  to: { text: '' },
  when: 'now',
  date: '',
  time: '',
  lessWalking: false,
  wheelchair: false,
};

/** The form with what was asked; the day and the hour are the next quarter of an hour where none is. */
export function plannerForm(
  { now, locale, operator, tripMapsUrl }: FormContext,
  query: PlannerQuery,
  { faults, choices }: Wanted = { faults: {}, choices: {} },
): PlannerFormData {
  const { local } = momentIn(operator.timeZone, nextQuarter(now));
  const today = dayOf(momentIn(operator.timeZone, now));
  const days = Array.from({ length: daysOffered }, (_, nth) => {
    const date = new Date(Date.parse(today) + nth * dayMs).toISOString().slice(0, 10);
    return { date, words: capitalize(formatDayOfYear(date, locale)) };
  });
  const mapsName = nameOfMaps(tripMapsUrl);
  return {
    query: { ...query, date: query.date || local.slice(0, 10), time: query.time || local.slice(11, 16) },
    faults,
    choices,
    days,
    ...(mapsName !== undefined && { mapsName }),
  };
}

/** What a maps service calls itself; other services are not named. */
function nameOfMaps(url: string): string | undefined {
  return /(^|\.)google\.[a-z.]+$/.test(new URL(url).hostname) ? 'Google Maps' : undefined;
}

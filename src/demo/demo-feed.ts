import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Operator } from '#domain/operator.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { fallbackZone } from '#lib/time/time-zone.ts';
import { formatIsoDate } from '#lib/time/service-date.ts';
import type { Clock } from '#platform/clock.ts';
import type { CityPlan } from './city-plan.ts';
import type { FeedOptions } from './generate-feed.ts';
import type { FeedRecipe } from './make-feed.ts';

/** Changes when the same plan, date and seed give another feed than before. */
const generatorVersion = 2;

export interface DemoFeedOptions {
  readonly plan: CityPlan;
  readonly operator: Operator;
  readonly seed: number;
  readonly clock: Clock;
}

/** The feed of the city: another one each day, since its window moves with today. */
export function demoFeed({ plan, operator, seed, clock }: DemoFeedOptions) {
  const days = createServiceClock(operator.timeZone ?? fallbackZone, operator.serviceDayStartsAtHour);
  const agency = agencyOf(operator);
  const digest = createHash('sha256')
    .update(JSON.stringify([plan, agency]))
    .digest('hex')
    .slice(0, 16);
  const source = `demo/${seed}`;
  return {
    owns: (mark: { readonly source: string }) => mark.source === source,
    check: async (known?: object) => {
      const today = formatIsoDate(days.dateAt(clock.now()));
      const version = `${today} ${generatorVersion} ${digest}`;
      const mark = { kind: 'made', source, version } as const;
      if (isDeepStrictEqual(known, mark)) return 'unchanged';
      const recipe: FeedRecipe = { plan, options: { today, seed, agency } };
      return { mark, load: async () => ({ kind: 'made', recipe }) as const };
    },
  } as const;
}

function agencyOf({ name, timeZone = fallbackZone, phones, otherHosts }: Operator): FeedOptions['agency'] {
  const [host = 'example.org'] = otherHosts;
  return { name: name.fr, url: `https://${host}`, timeZone, phone: phones.general?.number ?? '' };
}

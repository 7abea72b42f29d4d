import type { Fare, Rider } from '#domain/fares/fare.ts';
import type { Bought } from '#domain/fares/pay-rides.ts';
import type { Way } from '#domain/fares/ways-to-pay.ts';
import type { Locale } from '#domain/locale.ts';
import type { CatalogueWith } from '#site/i18n/catalogue.ts';

export type FareTexts = CatalogueWith<'fares'>['fares'];

interface LabelOptions {
  readonly fares: readonly Fare[];
  readonly rider: Rider;
  readonly locale: Locale;
  readonly texts: FareTexts;
}

/** How fares are named on the page, for one rider and in one language. */
export interface FareLabels {
  /** « Abonne-bus perso », « 4 laissez-passer 7 jours et 3 passages », « 1 passage, à l’unité ou par 10 ». */
  ofWay(way: Pick<Way, 'fare' | 'bought'>): string;
  /** One of it, as the table of ranges has it: « 1 passage ». */
  ofOne(fare: Fare): string;
  /** As short as a chart has room for: « mensuel ». */
  short(fare: Fare): string;
}

export function createFareLabels({ fares, rider, locale, texts }: LabelOptions): FareLabels {
  const single = fares.find((fare) => isRide(fare) && ridesIn(fare) === 1 && fare.support !== 'cash');
  const centsOf = (fare: Fare) => fare.cents[rider];
  /** Sets of rides that cost neither more nor less than the same rides one by one. */
  const evenSets = fares.filter(
    (fare) =>
      single !== undefined &&
      isRide(fare) &&
      ridesIn(fare) > 1 &&
      centsOf(fare) === ridesIn(fare) * (centsOf(single) ?? NaN),
  );

  /** Where a set is no cheaper, its rides are counted as rides. */
  function gather(bought: readonly Bought[]): Bought[] {
    const counts = new Map<Fare, number>();
    for (const { fare, count } of bought) {
      const isEven = single !== undefined && evenSets.includes(fare);
      const [named, rides] = isEven ? [single, count * ridesIn(fare)] : [fare, count];
      counts.set(named, (counts.get(named) ?? 0) + rides);
    }
    return [...counts].map(([fare, count]) => ({ fare, count }));
  }

  const nameOf = ({ fare, count }: Bought) => {
    const { one, several } = fare.said[locale];
    return texts.count(count, count === 1 ? one : several);
  };

  return {
    ofWay: ({ fare, bought }) => {
      const { title } = fare.said[locale];
      const parts = gather(bought);
      const [first] = parts;
      if (parts.length === 1 && first?.fare === single && single === fare) {
        const [set] = evenSets;
        return set ? texts.orSetsOf(title, ridesIn(set)) : title;
      }
      const isOne = parts.length === 1 && first?.fare === fare;
      if (isOne && (first.count === 1 || fare.support === 'cash')) return title;
      return capitalize(joinNames(parts.map(nameOf), texts.and));
    },
    ofOne: (fare) => (isRide(fare) ? nameOf({ fare, count: 1 }) : fare.said[locale].title),
    short: (fare) => {
      if (fare.renews) return texts.chart.renews;
      if (fare.covers === 'month') return texts.chart.month;
      return 'days' in fare.covers ? texts.days(fare.covers.days) : texts.chart.single;
    },
  };
}

function joinNames(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const isRide = ({ covers }: Fare): boolean => typeof covers !== 'string' && 'rides' in covers;

const ridesIn = ({ covers }: Fare): number =>
  typeof covers !== 'string' && 'rides' in covers ? covers.rides : 0;

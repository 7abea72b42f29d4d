import { describe, expect, it } from 'vitest';
import { fares } from '#data/fares.ts';
import type { Fare } from '#domain/fares/fare.ts';
import type { Locale } from '#domain/locale.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { createFareLabels } from './labels.ts';

const named = (key: string, of: readonly Fare[] = fares): Fare => {
  const found = of.find((fare) => fare.key === key);
  if (!found) throw new Error(`there is no fare ${key}`);
  return found;
};
type Things = Readonly<Record<string, number>>;

function labelOf(key: string, things: Things, locale: Locale = 'fr', of: readonly Fare[] = fares): string {
  const labels = createFareLabels({ fares: of, rider: 'general', locale, texts: catalogues[locale].fares });
  const bought = Object.entries(things).map(([thing, count]) => ({ fare: named(thing, of), count }));
  return labels.ofWay({ fare: named(key, of), bought });
}

describe('a way to pay', () => {
  it.each<[string, Things, string, string]>([
    ['subscription', { subscription: 1 }, 'Abonne-bus perso', 'Personal bus subscription'],
    ['month', { month: 1 }, 'Laissez-passer mensuel', 'Monthly pass'],
    ['cash', { cash: 43 }, 'Comptant à bord', 'Cash on board'],
    ['week', { week: 1 }, 'Laissez-passer 7\u00a0jours', '7-day pass'],
    [
      'week',
      { week: 4, ride: 3 },
      '4 laissez-passer 7\u00a0jours et 3 passages',
      'Four 7-day passes and 3 rides',
    ],
    [
      'week',
      { week: 1, day: 2, ride: 1 },
      '1 laissez-passer 7\u00a0jours, 2 laissez-passer 1\u00a0jour et 1 passage',
      'One 7-day pass, two 1-day passes and 1 ride',
    ],
    ['day', { day: 30 }, '30 laissez-passer 1\u00a0jour', '30 × 1-day passes'],
    ['day', { day: 2 }, '2 laissez-passer 1\u00a0jour', 'Two 1-day passes'],
    ['ride', { rides10: 4, ride: 3 }, '1\u00a0passage, à l’unité ou par 10', 'Single rides or sets of 10'],
    [
      'day',
      { day: 1, rides10: 4, ride: 1 },
      '1 laissez-passer 1\u00a0jour et 41 passages',
      'One 1-day pass and 41 rides',
    ],
  ])('by %s of %o is named in both languages', (key, things, french, english) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(labelOf(key, things))).toBe(plain(french));
    expect(plain(labelOf(key, things, 'en'))).toBe(english);
  });

  it('counts the sets where they are cheaper than the rides in them', () => {
    const cheaper = fares.map((fare) =>
      fare.key === 'rides10' ? { ...fare, cents: { general: 3000 } } : fare,
    );
    expect(labelOf('ride', { rides10: 4, ride: 3 }, 'fr', cheaper).replaceAll('\u00a0', ' ')).toBe(
      '4 lots de 10 passages et 3 passages',
    );
  });
});

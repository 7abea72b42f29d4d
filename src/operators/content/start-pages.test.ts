import { describe, expect, it } from 'vitest';
import { describeHouse } from '#operators/from-feed/describe-house.ts';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeedWith } from '#tests/support/small-feed.ts';
import { table } from '#tests/support/tiny-feed.ts';

const homeOf = (tables: Readonly<Record<string, string>>) => {
  const { contentSeed } = describeHouse(timetableOf(smallFeedWith(tables)));
  return JSON.stringify(contentSeed.items.find(({ key }) => key === 'home'));
};

describe('the home page of an operator that its feed describes', () => {
  it('leads to what riders look for before they leave', () => {
    const home = homeOf({});
    for (const words of [
      'Avant de partir',
      'Carte du réseau',
      'Horaires imprimables',
      'Nous joindre',
      'Before you go',
    ])
      expect(home).toContain(words);
  });

  it('leads to no page that the feed has nothing to say for', () => {
    expect(homeOf({})).not.toMatch(/Tarifs|Accessibilité du réseau|Vélos/);
    const fares = table('fare_id,price,currency_type,payment_method,transfers', ['F,3.5,CAD,0,']);
    expect(homeOf({ fare_attributes: fares })).toContain('Tarifs');
  });
});

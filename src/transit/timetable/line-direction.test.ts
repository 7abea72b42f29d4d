import { describe, expect, it } from 'vitest';
import { smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { splitHeadsign } from './headsign.ts';

/** Trips as `direction headsign`; those of direction 0 go from S1 to S3, the others back. */
function directionsOf(...trips: string[]) {
  const rows = trips.map((trip, place) => `R1,W,T${place},${trip[0]},"${trip.slice(2)}"`);
  const times = trips.flatMap((trip, place) => {
    const [from, to] = trip.startsWith('0') ? ['S1', 'S3'] : ['S3', 'S1'];
    return [`T${place} 08:00:00 08:00:00 ${from} 1`, `T${place} 08:10:00 08:10:00 ${to} 2`];
  });
  const edition = editionOf(
    smallFeedWith({
      trips: ['route_id,service_id,trip_id,direction_id,trip_headsign', ...rows].join('\n'),
      stop_times: stopTimes(...times),
    }),
  );
  return edition.directions[0]?.map(({ directionId, code, name }) => [directionId, code, name]);
}

describe('the directions of a line', () => {
  it('take their codes from the words of their headsigns', () => {
    expect(directionsOf('0 Plateau (Nord)', '1 Marché (Sud)')).toEqual([
      [0, '0', 'Plateau'],
      [1, '1', 'Marché'],
    ]);
    expect(directionsOf('0 Plateau (Ouest)', '1 Marché (Est)')).toEqual([
      [0, '3', 'Plateau'],
      [1, '2', 'Marché'],
    ]);
  });

  it.each([
    ['have no word', '0 Plateau', '1 Marché', 'Plateau', 'Marché'],
    ['have the same word', '0 Plateau (Nord)', '1 Marché (Nord)', 'Plateau', 'Marché'],
    ['have a word that is none of ours', '0 Plateau (Haut)', '1 Marché (Bas)', 'Plateau', 'Marché'],
    ['have a word only one way', '0 Plateau (Nord)', '1 Marché', 'Plateau', 'Marché'],
    [
      'have a word that every object knows',
      '0 Plateau (constructor)',
      '1 Marché (toString)',
      'Plateau',
      'Marché',
    ],
  ])('take their codes from the feed when headsigns %s', (_, forth, back, first, second) => {
    expect(directionsOf(forth, back)).toEqual([
      [0, '0', first],
      [1, '1', second],
    ]);
  });

  it('are named by the headsign of most trips, else by the last stop', () => {
    expect(directionsOf('0 Rare (Nord)', '0 Plateau (Nord)', '0 Plateau (Nord)')).toEqual([
      [0, '0', 'Plateau'],
    ]);
    expect(directionsOf('0 ', '1 (Sud)')).toEqual([
      [0, '0', 'Plateau'],
      [1, '1', 'Marché'],
    ]);
  });

  it('may be the second alone', () => {
    expect(directionsOf('1 Marché (Est)')).toEqual([[1, '2', 'Marché']]);
  });

  it.each([
    ['Beauport (Est)', 'Beauport', 'Est'],
    ['Gare (quai 2) (Est)', 'Gare (quai 2)', 'Est'],
    ['Gare (quai (2))', 'Gare (quai (2))', ''],
    ['Gare ()', 'Gare ()', ''],
    ['Gare', 'Gare', ''],
    ['Gare)', 'Gare)', ''],
    ['(Est)', '', 'Est'],
    ['', '', ''],
  ])('split “%s”', (headsign, name, word) => {
    expect(splitHeadsign(headsign)).toEqual({ name, word });
  });

  it('split a hostile headsign at once', () => {
    // Work that grows with the square of these lengths would take longer than this test may.
    const hostile = [`a${' '.repeat(600_000)}(`.repeat(2), `a${' '.repeat(600_000)}()`];
    for (const headsign of hostile) expect(splitHeadsign(headsign).word).toBe('');
  });
});

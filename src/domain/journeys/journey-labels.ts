import { ridesOf, type Journey } from './journey.ts';

/** What a journey is best at, among those it stands with. */
export type JourneyLabel = 'direct' | 'earliest' | 'latest' | 'less-walking' | 'on-foot';

/**
 * A label for each journey that deserves one, by its place. No journey has two and no label is given twice: the first thing
 * a rider asks for comes first. Where all are alike none is told apart.
 */
export function labelJourneys(
  journeys: readonly Journey[],
  wants: 'depart' | 'arrive',
): ReadonlyMap<number, JourneyLabel> {
  const labels = new Map<number, JourneyLabel>();
  const give = (label: JourneyLabel, place: number) => {
    if (place >= 0 && !labels.has(place)) labels.set(place, label);
  };
  give(
    'on-foot',
    journeys.findIndex((journey) => ridesOf(journey).length === 0),
  );
  if (journeys.length < 2) return labels;
  if (wants === 'depart')
    give(
      'earliest',
      bestOf(journeys, ({ arrival }) => arrival.at),
    );
  else
    give(
      'latest',
      bestOf(journeys, ({ departure }) => -departure.at),
    );
  const rides = journeys.map((journey) => ridesOf(journey).length);
  const someChange = journeys.some(({ changes }) => changes > 0);
  if (someChange)
    give(
      'direct',
      journeys.findIndex(
        ({ changes }, place) => changes === 0 && (rides[place] ?? 0) > 0 && !labels.has(place),
      ),
    );
  give(
    'less-walking',
    bestOf(journeys, ({ walkSeconds }, place) => (rides[place] === 0 ? Infinity : walkSeconds)),
  );
  return labels;
}

/** The one with the least, where no other has as little; -1 otherwise. */
function bestOf(journeys: readonly Journey[], measure: (journey: Journey, place: number) => number): number {
  const measured = journeys.map(measure);
  const least = Math.min(...measured);
  const first = measured.indexOf(least);
  return measured.lastIndexOf(least) === first && Number.isFinite(least) ? first : -1;
}

/** A stop of a line as the choice of columns sees it. */
export interface TimingCandidate {
  /** How many other lines stop there. */
  readonly connections: number;
  /** Minutes from the first stop on the usual trip; undefined where that one does not stop. */
  readonly minutes: number | undefined;
  /** How many trips can be boarded there, and how many of them only know about when. */
  readonly departures: number;
  readonly approximate: number;
}

/** Of the riding time: the first stop speaks for what lies before, and nobody boards at the very end. */
const beginning = 0.2;
const end = 0.97;
/** A column that misses more of the trips than this share would be full of holes. */
const leastShare = 0.6;

/**
 * The stops whose departures a sheet shows, by their places: the first one, then in each further part of the ride the
 * one where most lines meet, so that riders of any stop find one not far before it. Of equals the one nearest to the
 * middle of its part.
 */
export function chooseTimingStops(stops: readonly TimingCandidate[], count: number): number[] {
  const most = Math.max(0, ...stops.map(({ departures }) => departures));
  const places = stops.flatMap(({ departures, minutes }, place) =>
    departures > 0 && departures >= most * leastShare && minutes !== undefined ? place : [],
  );
  const [first] = places;
  if (first === undefined) return [];
  const minutesAt = (place: number) => stops[place]?.minutes ?? 0;
  const whole = Math.max(...stops.map(({ minutes = 0 }) => minutes)) - minutesAt(first);
  const length = (whole * (end - beginning)) / Math.max(1, count - 1);
  const chosen = [first];
  for (let part = 0; part < count - 1; part += 1) {
    const from = minutesAt(first) + whole * beginning + part * length;
    const inside = places.filter(
      (place) =>
        place > (chosen.at(-1) ?? first) && minutesAt(place) >= from && minutesAt(place) <= from + length,
    );
    const [best] = inside.toSorted(
      (one, two) =>
        isRough(stops[one]) - isRough(stops[two]) ||
        (stops[two]?.connections ?? 0) - (stops[one]?.connections ?? 0) ||
        Math.abs(minutesAt(one) - from - length / 2) - Math.abs(minutesAt(two) - from - length / 2),
    );
    if (best !== undefined) chosen.push(best);
  }
  return chosen;
}

/** Whether the times of most of its trips are estimates: those of other stops are worth more. */
function isRough(stop: TimingCandidate | undefined): number {
  return stop && stop.approximate * 2 > stop.departures ? 1 : 0;
}

import type { CallTimes } from '#domain/journeys/journey.ts';
import { shiftMoment } from '#lib/time/moment.ts';
import type { FoundData, JourneyDetail, ListedJourney, JourneyStep, ShownState } from './results-data.ts';

/** What is left of an answer whose live times are too old to be trusted: the planned ones, and that a bus is cancelled. */
export function asPlanned<T extends FoundData>(data: T): T {
  return { ...data, rows: data.rows.map(plannedRow), chosen: plannedDetail(data.chosen) };
}

const plannedState = (shown: ShownState): ShownState =>
  shown.state === 'live' || shown.state === 'late' ? { state: 'planned', minutesLate: 0 } : shown;

function plannedRow(row: ListedJourney): ListedJourney {
  return { ...row, ...row.planned, ...(row.state && { state: plannedState(row.state) }) };
}

function plannedDetail(detail: JourneyDetail): JourneyDetail {
  const earlierMs = detail.planned.departure.at - detail.departure.at;
  const steps = detail.steps.map((step) => plannedStep(step, earlierMs));
  return { ...detail, ...detail.planned, steps };
}

const plannedTimes = ({ planned }: CallTimes): CallTimes => ({ planned, expected: planned });

/** The walk to the first bus is told with the whole journey; a ride with its own times. */
function plannedStep(step: JourneyStep, walkMs: number): JourneyStep {
  if (step.kind === 'walk') return { ...step, departure: shiftMoment(step.departure, walkMs) };
  if (step.kind !== 'ride') return { ...step, arrival: plannedTimes(step.arrival) };
  const { departure, shown, stops } = step;
  const rideMs = departure.planned.at - departure.expected.at;
  return {
    ...step,
    departure: plannedTimes(departure),
    shown: plannedState(shown),
    stops: stops.map(({ name, at }) => ({ name, at: shiftMoment(at, rideMs) })),
  };
}

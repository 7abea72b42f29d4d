import type { LinePlan } from '#demo/city-plan.ts';

type Details = Pick<LinePlan, 'from' | 'promisedMinutes' | 'shortTrips'> & { readonly timetable: string };

/** Words for the lines of one kind: `line('7', ['brumes', 'marche'], 'frequent', 'vermeille brumes')`. */
export function linesOf(type: string) {
  return (number: string, ends: LinePlan['ends'], timetable: string | Details, along: string): LinePlan => ({
    number,
    type,
    ends,
    along: along.split(' '),
    ...(typeof timetable === 'string' ? { timetable } : timetable),
  });
}

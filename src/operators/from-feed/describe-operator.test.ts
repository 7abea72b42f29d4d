import { describe, expect, it } from 'vitest';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeedWith } from '#tests/support/small-feed.ts';
import { describeOperator } from './describe-operator.ts';

const routes = (...names: readonly string[]) =>
  [
    'route_id,agency_id,route_short_name,route_long_name',
    ...names.map((name, at) => `R${at + 1},A,${name},x`),
    '',
  ].join('\n');
const stops = (...rows: readonly [code: string, name: string][]) =>
  [
    'stop_id,stop_code,stop_name,stop_lat,stop_lon',
    ...rows.map(([code, name], at) => `S${at + 1},${code},${name},46.8${at},-71.20`),
    '',
  ].join('\n');
const operatorOf = (tables: Readonly<Record<string, string>>) =>
  describeOperator(timetableOf(smallFeedWith(tables)));

describe('what the search field has for an example', () => {
  it('is a stop, a line and a place of the feed', () => {
    expect(operatorOf({}).searchExample).toBe('1001, 7, Marché');
  });

  it('leaves out what is too long to be typed, and names with signs between their parts', () => {
    const { searchExample, numbers } = operatorOf({
      routes: routes('AIRPORT – DOWNTOWN SHUTTLE', 'LOCAL'),
      stops: stops(['FR:75056:ZE:45102', 'Route 148 | Elm'], ['N2', 'Bayshore (NB)'], ['N3', 'Hayward Park']),
    });
    expect(searchExample).toBe('N3, LOCAL, Hayward Park');
    expect(numbers?.line.examples).toEqual(['LOCAL']);
    expect(numbers?.stop.examples).toEqual(['N2']);
  });

  it('is no stop whose number is a line’s too', () => {
    const { searchExample, numbers } = operatorOf({
      stops: stops(['7', 'Marché'], ['8', 'Parc Nord']),
    });
    expect(searchExample).toBe('8, 7, Parc Nord');
    expect(numbers?.stop.examples).toEqual(['8']);
  });

  it('has the shortest name where all are long', () => {
    const { numbers } = operatorOf({ routes: routes('AIRPORT – DOWNTOWN SHUTTLE', 'DOWNTOWN CIRCLE') });
    expect(numbers?.line.examples).toEqual(['DOWNTOWN CIRCLE']);
  });
});

describe('the kinds of service', () => {
  it('are those that tell lines apart, the largest first, which takes what fits nowhere', () => {
    const { serviceTypes } = operatorOf({
      routes: 'route_id,agency_id,route_short_name,route_type\nR1,A,7,4\nR2,A,8,3\nR3,A,9,3\n',
    });
    expect(serviceTypes.map(({ key, signs }) => [key, signs])).toEqual([
      ['bus', { modes: ['bus'], otherwise: true }],
      ['traversiers', { modes: ['ferry'] }],
    ]);
  });
});

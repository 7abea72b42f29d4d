import { describe, expect, it } from 'vitest';
import { fewOf, numberKindOf, quickTarget, searchWords } from './quick-select.ts';
import type { LinesAndStops } from './stop-search.ts';

const line = (number: string) => ({ number, serviceTypeCode: 0, description: `Parcours ${number}` });
const stop = (code: string) => ({
  code,
  name: `Arrêt ${code}`,
  isAccessible: true,
  latitude: 46.8,
  longitude: -71.2,
  metres: undefined,
  lines: [],
});
const found = (lines: readonly string[], stops: readonly string[]): LinesAndStops => ({
  lines: lines.map(line),
  stops: stops.map(stop),
});

describe('searchWords', () => {
  it.each([
    ['  marché   neuf ', 'marché neuf'],
    ['80\u00001', '80 1'],
    ['\u0000', ''],
    ['\ud800', '\ufffd'],
    ['a'.repeat(10_000), 'a'.repeat(100)],
    ['🚌'.repeat(101), '🚌'.repeat(100)],
  ])('reads %j', (typed, words) => {
    expect(searchWords(typed)).toBe(words);
  });
});

describe('numberKindOf', () => {
  it.each([
    ['8', 'line'],
    ['801', 'line'],
    ['3a', 'line'],
    ['92A', 'line'],
    ['1480', 'stop'],
    ['1480A', undefined],
    ['14801', undefined],
    ['A3', undefined],
    ['801 est', undefined],
    ['', undefined],
  ])('takes %j for a %s', (words, kind) => {
    expect(numberKindOf(words)).toBe(kind);
  });
});

describe('quickTarget', () => {
  it('is the first line whose number begins as typed, or the first stop of that number', () => {
    expect(quickTarget('801', found(['801', '803'], []))).toEqual({ kind: 'line', number: '801' });
    expect(quickTarget('80', found(['800', '801'], []))).toEqual({ kind: 'line', number: '800' });
    expect(quickTarget('3a', found(['3A'], []))).toEqual({ kind: 'line', number: '3A' });
    expect(quickTarget('1480', found(['14'], ['1480']))).toEqual({ kind: 'stop', code: '1480' });
  });

  it('is nothing for words, for a number nobody has, and for a line found by its name', () => {
    expect(quickTarget('marché', found(['801'], ['1001']))).toBeUndefined();
    expect(quickTarget('9999', found([], []))).toBeUndefined();
    expect(quickTarget('76', found(['12'], []))).toBeUndefined();
    expect(quickTarget('801', found([], ['1801']))).toBeUndefined();
  });
});

describe('fewOf', () => {
  it.each([
    [9, 9, 3, 3],
    [1, 9, 1, 5],
    [9, 1, 5, 1],
    [0, 9, 0, 6],
    [9, 0, 6, 0],
    [2, 2, 2, 2],
  ])('shows of %i lines and %i stops %i and %i', (lines, stops, linesShown, stopsShown) => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    const few = fewOf(found(numbers(lines), numbers(stops)), 6);
    expect([few.lines.length, few.stops.length]).toEqual([linesShown, stopsShown]);
  });
});

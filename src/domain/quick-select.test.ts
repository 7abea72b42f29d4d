import { describe, expect, it } from 'vitest';
import type { Numbers } from './numbers.ts';
import { fewOf, mayBeNumber, quickTarget, searchWords } from './quick-select.ts';
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

describe('mayBeNumber', () => {
  it.each([
    ['8', true],
    ['801', true],
    ['3a', true],
    ['92A', true],
    ['1480', true],
    ['1480A', false],
    ['14801', false],
    ['A3', false],
    ['801 est', false],
    ['', false],
  ])('of %j is %s', (words, may) => {
    expect(mayBeNumber(words)).toBe(may);
  });

  it('is so of any words where a line is called by words', () => {
    const numbers: Numbers = {
      line: { examples: ['LOCAL'] },
      stop: { digits: [5, 6], examples: ['70011'] },
    };
    expect(['baby bullet', '70011', 'x'].every((words) => mayBeNumber(words, numbers))).toBe(true);
    expect(mayBeNumber('', numbers)).toBe(false);
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

describe('quickTarget of another operator', () => {
  const words: Numbers = { line: { examples: ['LOCAL'] }, stop: { digits: [5, 6], examples: ['70011'] } };
  const alike: Numbers = {
    line: { digits: [1, 2], letter: true, examples: ['11X'] },
    stop: { digits: [1, 4], letter: true, examples: ['170A'] },
  };

  it('is the line that is called as typed, and no line that only begins so', () => {
    expect(quickTarget('baby bullet', found(['BABY BULLET'], []), words)).toEqual({
      kind: 'line',
      number: 'BABY BULLET',
    });
    expect(quickTarget('baby', found(['BABY BULLET'], []), words)).toBeUndefined();
    expect(quickTarget('7001', found([], ['70011']), words)).toBeUndefined();
    expect(quickTarget('70011', found([], ['70011']), words)).toEqual({ kind: 'stop', code: '70011' });
  });

  it('is, where lines and stops have numbers alike, what is called exactly so before what begins so', () => {
    expect(quickTarget('12', found(['12'], ['12']), alike)).toEqual({ kind: 'line', number: '12' });
    expect(quickTarget('17', found(['17S'], ['17']), alike)).toEqual({ kind: 'stop', code: '17' });
    expect(quickTarget('17', found(['17S'], ['170A']), alike)).toEqual({ kind: 'line', number: '17S' });
    expect(quickTarget('170', found([], ['170A']), alike)).toEqual({ kind: 'stop', code: '170A' });
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

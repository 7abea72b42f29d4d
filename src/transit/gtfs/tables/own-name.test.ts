import { describe, expect, it } from 'vitest';
import { lineNumber, ownName, stopNumber } from './own-name.ts';

describe('the number of a line', () => {
  it.each([
    ['3a', '3A'],
    ['12ab', '12AB'],
    ['Baby Bullet', 'Baby Bullet'],
    ['r2', 'r2'],
    ['  A \n\t B ', 'A B'],
    ['A\u0000\u200dB', 'AB'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('%j is %j', (text, number) => {
    expect(lineNumber(text)).toBe(number);
  });
});

describe('the number of a stop', () => {
  it.each([
    ['1480', '1480'],
    ['FUR_CREEK_RES', 'FUR_CREEK_RES'],
    ['StopPoint:OCETrain TER-87391003', 'StopPoint:OCETrain_TER-87391003'],
    ['a; b,c', 'a_b_c'],
    ['🏊\u200d', '🏊'],
    ['9'.repeat(50), '9'.repeat(32)],
  ])('%j is %j', (text, number) => {
    expect(stopNumber(text)).toBe(number);
  });
});

describe('a name of its own', () => {
  it('is the first one that is free, else the last with a figure', () => {
    const taken = new Set(['A', 'B', 'B-2', '1']);
    expect(ownName(['a', 'Red'], taken, 'line')).toBe('Red');
    expect(ownName(['a'], taken, 'line')).toBe('a-2');
    expect(ownName(['A', 'C'], taken, 'stop')).toBe('C');
    expect(ownName(['A', 'B'], taken, 'stop')).toBe('B-3');
    expect(ownName(['', ''], taken, 'stop')).toBe('2');
    expect(ownName(['9'.repeat(32)], new Set(['9'.repeat(32)]), 'stop')).toBe(`${'9'.repeat(30)}-2`);
  });
});

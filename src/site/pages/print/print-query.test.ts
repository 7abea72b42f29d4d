import { describe, expect, it } from 'vitest';
import { formatPrintQuery, readPrintQuery, type PrintQuery } from './print-query.ts';

const read = (query: string) => readPrintQuery(new URLSearchParams(query));
const nothing: PrintQuery = {
  lines: [],
  direction: undefined,
  date: undefined,
  stops: [],
  isWhole: false,
  sheet: 'line',
  paper: 'letter',
  isPdf: false,
};

describe('what is asked to be printed', () => {
  it.each<[string, Partial<PrintQuery>]>([
    ['', {}],
    ['parcours=801&direction=0', { lines: ['801'], direction: '0' }],
    ['parcours=801&parcours=92a', { lines: ['801', '92A'] }],
    ['parcours=801,3;801', { lines: ['801', '3'] }],
    ['parcours=801&date=20261019&format=pdf', { lines: ['801'], date: '2026-10-19', isPdf: true }],
    ['parcours=801&format=gif', { lines: ['801'] }],
    ['parcours=801&arrets=1008;1122, 1107', { lines: ['801'], stops: ['1008', '1122', '1107'] }],
    ['parcours=801&arrets=tous', { lines: ['801'], isWhole: true }],
    ['arrets=1480&papier=a4', { stops: ['1480'], sheet: 'pole', paper: 'a4' }],
    ['parcours=3&arrets=1480&feuille=poteau', { lines: ['3'], stops: ['1480'], sheet: 'pole' }],
  ])('is read from %j', (query, expected) => {
    expect(read(query)).toEqual({ ...nothing, ...expected });
  });

  it('leaves out what is no number of a line or a stop', () => {
    expect(read('parcours=<script>&parcours=12345&parcours=%00&direction=')).toEqual(nothing);
    expect(read('arrets=../..;-1;1e3')).toMatchObject({ stops: [] });
    expect(read('papier=a3&feuille=autre')).toEqual(nothing);
  });

  it('refuses a date that does not exist', () => {
    for (const date of ['2026-02-30', 'demain', '20261301', '2026-11-16T00:00', '2026-1116', '\0'])
      expect(read(`date=${encodeURIComponent(date)}`), date).toBe('no-date');
  });

  it('is written as it is read', () => {
    for (const query of [
      '?parcours=801,3&direction=0&date=2026-11-16&papier=a4&format=pdf',
      '?parcours=3&arrets=1480&feuille=poteau',
      '?arrets=1480,1106',
      '?parcours=801&arrets=tous',
      '',
    ]) {
      const asked = read(query);
      if (asked === 'no-date') throw new Error('the date exists');
      expect(formatPrintQuery(asked)).toBe(query);
    }
    expect(formatPrintQuery({ lines: ['801'], direction: 'a&b=c' })).toBe(
      '?parcours=801&direction=a%26b%3Dc',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { tellGroups } from './hostile-table.ts';
import { judgeMemory, judgeRow, type HostileRow, type Quiet } from './judge-hostile.ts';

const seen = { p50: 1, p99: 5, refused: 0, lost: 0 };
const quiet: Quiet = { kept: seen, boards: seen, turnMs: 8, others: 0.02 };
const row: HostileRow = {
  kind: 'search',
  manner: '100/s',
  isUpload: false,
  statuses: { '200': 500, '429': 20, '503': 3 },
  kept: { ...seen, p99: 25 },
  boards: { ...seen, p99: 50 },
  turnMs: 50,
  rss: { before: 300, peak: 400, after: 310 },
  others: 0.02,
};

describe('what a stranger does to riders', () => {
  it('is borne at the bars, and counted out or asked to come back', () => {
    expect(judgeRow(row, quiet)).toEqual({ amiss: [] });
  });

  it.each<[string, Partial<HostileRow>, string]>([
    ['a slow kept page', { kept: { ...seen, p99: 25.5 } }, 'p99 of kept 26 ms, over 25'],
    ['a slow board', { boards: { ...seen, p99: 80 } }, 'p99 of boards 80 ms, over 50'],
    ['a long turn', { turnMs: 61 }, 'a turn took 61 ms, over 50'],
    ['a long turn of an upload', { turnMs: 120, isUpload: true }, 'a turn took 120 ms, over 100'],
    ['a refused page', { kept: { ...seen, refused: 2 } }, '2 of kept were refused'],
    ['a refused board', { boards: { ...seen, refused: 1 } }, '1 of boards were refused'],
    ['a page without an answer', { kept: { ...seen, lost: 2 } }, '2 of kept were lost'],
    ['a fault of the program', { statuses: { '500': 1, '503': 2 } }, 'the stranger was answered 500'],
  ])('is amiss with %s', (_, changed, told) => {
    expect(judgeRow({ ...row, ...changed }, quiet)).toEqual({ amiss: [told] });
  });

  it('may take a longer turn with an upload', () => {
    expect(judgeRow({ ...row, turnMs: 90, isUpload: true }, quiet).amiss).toEqual([]);
  });

  it.each<[string, Partial<HostileRow>, Partial<Quiet>]>([
    ['pages were slow before', {}, { kept: { ...seen, p99: 26 } }],
    ['boards were slow before', {}, { boards: { ...seen, p99: 51 } }],
    ['turns were long before', {}, { turnMs: 51 }],
    ['others had a part of the machine before', {}, { others: 0.3 }],
    ['others had a part of the machine meanwhile', { others: 0.3 }, {}],
  ])('is not judged by times where %s', (_, ofRow, ofQuiet) => {
    const slow = { ...row, kept: { ...seen, p99: 900, lost: 4 }, boards: { ...seen, p99: 900 }, ...ofRow };
    expect(judgeRow(slow, { ...quiet, ...ofQuiet })).toEqual({
      amiss: [],
      notJudged: 'the machine was not quiet',
    });
  });

  it('is amiss on any machine where a turn is far too long, or riders are refused', () => {
    const busy = { ...quiet, turnMs: 70, others: 0.8 };
    const { amiss } = judgeRow({ ...row, turnMs: 210, kept: { ...seen, refused: 1 } }, busy);
    expect(amiss).toEqual(['1 of kept were refused', 'a turn took 210 ms, over 200']);
  });

  it('is memory that goes back, within a tenth', () => {
    expect(judgeMemory({ before: 300, after: 330 }).amiss).toEqual([]);
    expect(judgeMemory({ before: 300, after: 345 }).amiss).toEqual([
      'memory stayed 15 % above what it was, over 10',
    ]);
  });

  it('is told by hundreds of statuses', () => {
    expect(tellGroups({ '200': 3, '204': 1, '304': 2, '404': 5, '429': 7, '500': 1, lost: 2 })).toBe(
      '4 × 2xx, 2 × 3xx, 5 × 4xx, 7 × 429, 1 × 500, 2 × lost',
    );
  });
});

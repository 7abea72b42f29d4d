import { describe, expect, it } from 'vitest';
import { judgeMemory, judgeRow, judgeRun, type HostileRow, type Quiet } from './judge-hostile.ts';
import { tellGroups } from './tell-groups.ts';

const seen = { p50: 1, p99: 5, refused: 0, lost: 0 };
const quiet: Quiet = { kept: seen, boards: seen, made: seen, turnMs: 8, others: 0.02 };
const row: HostileRow = {
  kind: 'search',
  manner: '100/s',
  isUpload: false,
  expects: [200, 207],
  statuses: { '200': 500, '429': 20, '503': 3 },
  kept: { ...seen, p99: 25 },
  boards: { ...seen, p99: 50 },
  made: { ...seen, p99: 500 },
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
    ['a slow page that is made', { made: { ...seen, p99: 730 } }, 'p99 of made 730 ms, over 500'],
    ['a long turn', { turnMs: 61 }, 'a turn took 61 ms, over 50'],
    ['a long turn of an upload', { turnMs: 120, isUpload: true }, 'a turn took 120 ms, over 100'],
    ['a refused page', { kept: { ...seen, refused: 2 } }, '2 of kept were refused'],
    ['a refused board', { boards: { ...seen, refused: 1 } }, '1 of boards were refused'],
    ['a refused page that is made', { made: { ...seen, refused: 1 } }, '1 of made were refused'],
    ['a page without an answer', { kept: { ...seen, lost: 2 } }, '2 of kept were lost'],
    ['a fault of the program', { statuses: { '200': 1, '500': 1 } }, 'the stranger was answered 500'],
    [
      'a kind that did not reach what it is for',
      { statuses: { '404': 480, '429': 20, lost: 2, unsent: 5 } },
      'no answer was 200 or 207: 480 × 4xx, 20 × 429, 2 × lost, 5 × unsent',
    ],
    ['a kind that was not answered', { statuses: {} }, 'no answer was 200 or 207: none'],
    [
      'memory that a kind may not take',
      { mostGrowthMb: 80, rss: { before: 300, peak: 400, after: 310 } },
      'memory grew by 100 MB meanwhile, over 80',
    ],
  ])('is amiss with %s', (_, changed, told) => {
    expect(judgeRow({ ...row, ...changed }, quiet)).toEqual({ amiss: [told] });
  });

  it('may take a longer turn with an upload', () => {
    expect(judgeRow({ ...row, turnMs: 90, isUpload: true }, quiet).amiss).toEqual([]);
  });

  it.each<[string, Partial<HostileRow>, Partial<Quiet>]>([
    ['pages were slow before', {}, { kept: { ...seen, p99: 26 } }],
    ['boards were slow before', {}, { boards: { ...seen, p99: 51 } }],
    ['pages that are made were slow before', {}, { made: { ...seen, p99: 501 } }],
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
    expect(judgeRow({ ...row, turnMs: 190, others: 0.8 }, quiet).amiss).toEqual([]);
    const { amiss } = judgeRow({ ...row, turnMs: 210, kept: { ...seen, refused: 1 } }, busy);
    expect(amiss).toEqual(['1 of kept were refused', 'a turn took 210 ms, over 200']);
  });

  it('is judged whole, or has failed unless it may be busy', () => {
    expect(judgeRun({ rows: 3, notJudged: 0 }, false)).toEqual({ told: '3 of 3 judged', amiss: [] });
    const told = '1 of 3 judged';
    const busy = ['2 not judged: the machine was not quiet (--busy lets that be)'];
    expect(judgeRun({ rows: 3, notJudged: 2 }, false)).toEqual({ told, amiss: busy });
    expect(judgeRun({ rows: 3, notJudged: 2 }, true)).toEqual({ told, amiss: [] });
  });

  it('is memory that goes back, within a tenth', () => {
    expect(judgeMemory({ before: 300, after: 330 }).amiss).toEqual([]);
    expect(judgeMemory({ before: 300, after: 345 }).amiss).toEqual([
      'memory stayed 15 % above what it was, over 10',
    ]);
    expect(judgeMemory({ before: 300, after: 0 }).amiss).toEqual(['the program ended while it rested']);
  });

  it('is told by hundreds of statuses', () => {
    expect(tellGroups({ '200': 3, '204': 1, '304': 2, '404': 5, '429': 7, '500': 1, lost: 2 })).toBe(
      '4 × 2xx, 2 × 3xx, 5 × 4xx, 7 × 429, 1 × 500, 2 × lost',
    );
  });
});

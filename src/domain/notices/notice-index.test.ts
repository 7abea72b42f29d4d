import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concernsLine, concernsStop, type ServedStop } from './concerns.ts';
import { effectKinds, type AffectedLine, type Effect } from './effect.ts';
import { indexNotices } from './notice-index.ts';
import type { Notice } from './notice.ts';

const line = fc.record(
  { number: fc.constantFrom('1', '2', '3', '800'), direction: fc.constantFrom('0', '1') },
  { requiredKeys: ['number'] },
);
const code = fc.constantFrom('1001', '1002', '1003', '1004', '1005');
const effect: fc.Arbitrary<Effect> = fc.record({
  kind: fc.constantFrom(...effectKinds),
  period: fc.constant({}),
  lines: fc.array(line, { maxLength: 3 }),
  stops: fc.array(fc.record({ code, replacement: code }, { requiredKeys: ['code'] }), { maxLength: 3 }),
  trips: fc.constant([]),
});
const notice: fc.Arbitrary<Notice> = fc.record({
  id: fc.uuid(),
  source: fc.constant('content' as const),
  title: fc.string(),
  severity: fc.constant('moyen' as const),
  general: fc.boolean(),
  effects: fc.array(effect, { maxLength: 3 }),
  lines: fc.constant([]),
  lineIds: fc.constant([]),
});
const stop: fc.Arbitrary<ServedStop> = fc.record(
  { code, others: fc.array(code, { maxLength: 2 }), lines: fc.array(line, { maxLength: 3 }) },
  { requiredKeys: ['code', 'lines'] },
);

describe('the index of notices', () => {
  it('gives for a stop and a line exactly those that a naive reading gives, in their order', () => {
    fc.assert(
      fc.property(fc.array(notice, { maxLength: 12 }), stop, line, (notices, at, of: AffectedLine) => {
        const index = indexNotices(notices);
        expect(index.atStop(at)).toEqual(notices.filter((each) => concernsStop(each, at)));
        expect(index.ofLine(of)).toEqual(notices.filter((each) => concernsLine(each, of)));
      }),
      { numRuns: 2000 },
    );
  });

  it('counts the effects that hold alone', () => {
    fc.assert(
      fc.property(fc.array(notice, { maxLength: 8 }), stop, (notices, at) => {
        const holds = ({ kind }: Effect) => kind === 'delay' || kind === 'stops-closed';
        const kept = notices.map((each) => ({ ...each, effects: each.effects.filter(holds) }));
        const naive = notices.filter((_, place) => concernsStop(kept[place] as Notice, at));
        expect(indexNotices(notices).atStop(at, holds)).toEqual(naive);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Effect } from './effect.ts';
import { mergeNotices } from './merge-notices.ts';
import type { Notice } from './notice.ts';

const detour = (more: Partial<Effect> = {}): Effect => ({
  kind: 'detour',
  period: {},
  lines: [{ number: '7' }],
  stops: [],
  trips: [],
  ...more,
});

const told = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  source: 'content',
  title: `Avis ${id}`,
  severity: 'moyen',
  general: false,
  effects: [detour()],
  lines: [{ number: '7' }],
  lineIds: [],
  ...more,
});
const alert = (id: string, more: Partial<Notice> = {}) =>
  told(id, { source: 'real-time', title: 'x', ...more });
const idsOf = (notices: readonly Notice[]) => mergeNotices(notices).map(({ id }) => id);

describe('one list of notices', () => {
  it('has a notice once, though both versions of the wire have it', () => {
    expect(idsOf([told('a'), told('a'), told('b')])).toEqual(['a', 'b']);
  });

  it.each<[string, Partial<Notice>]>([
    ['does the same to the same line', {}],
    ['leads to the same page', { path: '/avis/a', effects: [] }],
  ])('tells once, in the words of staff, what an alert tells too that %s', (_name, more) => {
    expect(idsOf([alert('x', more), told('a', { path: '/avis/a' })])).toEqual(['a']);
  });

  it.each<[string, Partial<Notice>]>([
    ['of another line', { effects: [detour({ lines: [{ number: '8' }] })] }],
    ['of one direction of it', { effects: [detour({ lines: [{ number: '7', direction: '1' }] })] }],
    ['that does something else', { effects: [detour({ kind: 'delay' })] }],
    ['of no known kind', { effects: [detour({ kind: 'other' })] }],
    ['of another stop', { effects: [detour({ stops: [{ code: '1001' }] })] }],
    ['of another time', { effects: [detour({ period: { fromMs: 200 } })] }],
    ['that does more', { effects: [detour(), detour({ kind: 'delay' })] }],
    ['for everyone', { effects: [], general: true }],
  ])('keeps an alert %s', (_name, more) => {
    const notice = told('a', { effects: [detour({ period: { untilMs: 100 } })] });
    expect(idsOf([notice, alert('x', more)])).toEqual(['a', 'x']);
  });
});

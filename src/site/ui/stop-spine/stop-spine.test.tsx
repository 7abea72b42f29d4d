import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { SpineClock, SpineMinutes } from './spine-when.tsx';
import { StopSpine, type SpineRow } from './stop-spine.tsx';

const line = { number: '801', serviceTypeCode: 4 };
const moment = (time: string) => ({ at: 0, local: `2026-11-16T${time}` });
const row = (code: string, more: Partial<SpineRow> = {}): SpineRow => ({
  code,
  name: `Arrêt ${code}`,
  ...more,
});
const spineOf = (...rows: SpineRow[]) => <StopSpine line={line} rows={rows} />;

describe('StopSpine', () => {
  it('says a stop, its next bus, what it is to you, and where one can change', () => {
    const when = (
      <SpineMinutes state="live" figure={{ kind: 'minutes', minutes: 4 }} expected={moment('13:05')} />
    );
    const lines = [{ number: '54', serviceTypeCode: 0 }];
    expect(textOf(spineOf(row('1', { when, isYours: true, lines }))).replace(/\s+/g, ' ')).toBe(
      'Arrêt 1 en direct, 4 mindans 4 minutes votre arrêt Correspondances : Parcours 54',
    );
  });

  it('says of a stop that is left out that no bus stops there, and why where that is known', () => {
    expect(textOf(spineOf(row('1', { isSkipped: true })))).toContain('ne s’arrête pas ici');
    const told = spineOf(row('1', { isSkipped: true, note: 'travaux' }));
    expect(textOf(told)).toContain('travaux');
    expect(markupOf(told)).toContain('data-skipped');
    expect(textOf(spineOf(row('1', { isAlightingOnly: true })))).toContain('descente seulement');
  });

  it('puts a bus after the stop it left, and says where it is', () => {
    const buses = [{ id: '1038', after: 0, progress: 0.34, words: 'Bus 1038, entre A et B' }];
    const markup = markupOf(<StopSpine line={line} rows={[row('1'), row('2')]} buses={buses} />);
    expect(markup).toMatch(/data-bus="true">.*data-at="3".*Bus 1038, entre A et B.*<li data-end="last">/);
  });

  it('folds rows away without losing their count', () => {
    const rows = ['1', '2', '3', '4'].map((code) => row(code));
    const folds = [{ from: 1, to: 3, words: '2 arrêts' }];
    const markup = markupOf(<StopSpine line={line} rows={rows} folds={folds} />);
    expect(markup.match(/ start="\d"/g)).toEqual([' start="1"', ' start="2"', ' start="4"']);
    expect(markup.match(/<li/g)).toHaveLength(4);
    expect(markup).toMatch(/<details class="stop-spine-fold"><summary>/);
  });
});

describe('SpineMinutes', () => {
  it.each([
    ['now', { kind: 'now' }, 'en direct, maintenant'],
    ['far', { kind: 'clock' }, 'en direct, 13\u00a0h\u00a005'],
    ['none', { kind: 'none' }, '–pas d’arrêt'],
  ] as const)('has words for %s', (_, figure, words) => {
    expect(textOf(<SpineMinutes state="late" figure={figure} expected={moment('13:05')} />)).toBe(words);
  });
});

describe('SpineClock', () => {
  it('strikes the time that fell, and says when a bus left', () => {
    expect(textOf(<SpineClock planned={moment('13:02')} expected={moment('13:05')} isLive />)).toBe(
      '13\u00a0h\u00a005 au lieu de 13\u00a0h\u00a002',
    );
    const same = { planned: moment('13:05'), expected: moment('13:05'), isLive: true };
    expect(textOf(<SpineClock {...same} hasPassed />)).toBe('parti à 13\u00a0h\u00a005');
  });
});

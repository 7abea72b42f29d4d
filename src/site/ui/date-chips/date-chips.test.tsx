import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { DateChips, type DateChip } from './date-chips.tsx';

const day = (date: string, more: Partial<DateChip> = {}): DateChip => ({
  date,
  kind: 'weekday',
  href: `/801/1/${date}`,
  ...more,
});
const chips = (...days: DateChip[]) => (
  <DateChips days={days} current="2026-11-17" today="2026-11-16" legend="Hiver dès le 28" />
);

describe('DateChips', () => {
  it('names each day and its kind, today, and a new period with what its mark means', () => {
    const days = [day('2026-11-16'), day('2026-11-28', { kind: 'saturday', isNewPeriod: true })];
    expect(textOf(chips(...days))).toBe(
      'Aujourd’hui, lun.\u00a016 semainesam.\u00a028 samedi, nouvel horaireHiver dès le 28',
    );
    expect(textOf(chips(day('2026-11-28')), 'en')).toContain('Sat\u00a028 weekday');
  });

  it('says in full that a day has no school, and that no bus runs', () => {
    expect(textOf(chips(day('2026-11-20', { kind: 'school-day-off' })))).toContain('congé scolaire');
    expect(textOf(chips(day('2026-11-22', { kind: 'sunday', isEmpty: true })))).toContain(
      'dimanche, aucun bus',
    );
  });

  it('marks the day on screen', () => {
    const markup = markupOf(chips(day('2026-11-16'), day('2026-11-17')));
    expect(markup.match(/aria-current="date"/g)).toHaveLength(1);
    expect(markup).toMatch(/href="\/801\/1\/2026-11-17"[^>]*aria-current/);
  });
});

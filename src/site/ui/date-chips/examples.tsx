import type { DayKind } from '#domain/line-sheet.ts';
import type { Example } from '#site/ui/example.ts';
import { DateChips, type DateChip } from './date-chips.tsx';

const kinds: Partial<Record<number, DayKind>> = {
  4: 'school-day-off',
  5: 'saturday',
  6: 'sunday',
  9: 'holiday',
};

const days: readonly DateChip[] = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-11-${16 + index}`,
  kind: kinds[index % 7] ?? kinds[index] ?? 'weekday',
  href: `#jour-${index}`,
  isEmpty: index === 6,
  isNewPeriod: index >= 12,
}));

export const examples: readonly Example[] = [
  {
    name: 'deux semaines, une nouvelle période dès le samedi',
    render: () => (
      <DateChips
        days={days}
        current="2026-11-17"
        today="2026-11-16"
        legend="Horaire d’hiver dès le 28 novembre"
      />
    ),
  },
];

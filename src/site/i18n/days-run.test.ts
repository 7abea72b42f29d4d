import { describe, expect, it } from 'vitest';
import { formatDaysRun } from './days-run.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

const some = (...days: readonly number[]) => ({ kind: 'some', days }) as const;

describe('formatDaysRun', () => {
  it.each([
    [{ kind: 'every-day' } as const, 'tous les jours', 'every day'],
    [{ kind: 'weekdays' } as const, 'en semaine', 'weekdays'],
    [{ kind: 'weekends' } as const, 'la fin de semaine', 'weekends'],
    [some(7), 'dimanche', 'Sunday'],
    [some(5, 6), 'vendredi et samedi', 'Friday and Saturday'],
    [some(1, 3, 5), 'lundi, mercredi et vendredi', 'Monday, Wednesday and Friday'],
    [some(1, 2, 3, 4, 5, 6), 'du lundi au samedi', 'Monday to Saturday'],
  ])('says %j in both languages', (run, french, english) => {
    expect(formatDaysRun(run, fr.quickSearch)).toBe(french);
    expect(formatDaysRun(run, en.quickSearch)).toBe(english);
  });
});

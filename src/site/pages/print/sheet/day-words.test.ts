import { describe, expect, it } from 'vitest';
import type { DayClass } from '#domain/sheet-days.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { describeDays } from './day-words.ts';

const { fr, en } = catalogues;

describe('the days of a table', () => {
  it.each<[readonly DayClass[], string, string]>([
    [[1, 2, 3, 4, 5], 'lundi au vendredi', 'Monday to Friday'],
    [[6], 'samedi', 'Saturday'],
    [[0, 'holiday'], 'dimanche et jours fériés', 'Sunday and holidays'],
    [[6, 0, 'holiday'], 'samedi, dimanche et jours fériés', 'Saturday, Sunday and holidays'],
    [[5, 6], 'vendredi et samedi', 'Friday and Saturday'],
    [[1, 2, 3, 4], 'lundi au jeudi', 'Monday to Thursday'],
    [[1, 3, 5], 'lundi, mercredi et vendredi', 'Monday, Wednesday and Friday'],
    [[0, 1, 2, 3, 4, 5, 6], 'tous les jours', 'every day'],
    [[0, 1, 2, 3, 4, 5, 6, 'holiday'], 'tous les jours', 'every day'],
    [['school-day-off'], 'congés scolaires', 'school days off'],
    [[], '', ''],
  ])('%j are %s', (classes, french, english) => {
    expect(describeDays(classes, fr.print.days)).toBe(french);
    expect(describeDays(classes, en.print.days)).toBe(english);
  });
});

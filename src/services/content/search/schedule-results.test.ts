import { describe, expect, it } from 'vitest';
import { listScheduleResults, scheduleText } from './schedule-results.ts';

const line = (number: string, description: string) => ({ number, description, serviceTypeCode: '1' });
const stop = (code: string, name: string) => ({ code, name, lines: [] });
const abbreviations = { ste: ['sainte'], boul: ['boulevard'], univ: ['université'] };

const found = {
  lines: [line('807', 'Université de la Vermeille - Terminus')],
  stops: [
    stop('1413', 'Université de la Vermeille'),
    stop('1020', 'Sainte-Aurélie'),
    stop('1003', 'Grand-Héron'),
  ],
};
const list = (typed: string) =>
  listScheduleResults(found as never, typed, { locale: 'fr', abbreviations }).map(
    ({ title, isExact }) => `${title}${isExact ? ' !' : ''}`,
  );

describe('lines and stops as results', () => {
  it.each([
    ['univ de la vermeille', 'Université de la Vermeille !'],
    ['arrêt ste-aurelie', 'Sainte-Aurélie !'],
    ['boul du Grand-Héron', 'Grand-Héron !'],
    ['universite vermeille', 'Université de la Vermeille !'],
    ['807', 'Parcours 807 !'],
    ['1413', 'Université de la Vermeille !'],
  ])('%j is what is called so, however it is shortened: %s', (typed, first) => {
    expect(list(typed)[0]).toBe(first);
  });

  it('lists stops before lines that only lead there, unless a number was typed', () => {
    expect(list('université')[0]).toBe('Université de la Vermeille');
    for (const typed of ['bus 80', 'train 80', 'métro 80', 'traversier 80'])
      expect(list(typed)[0], typed).toBe('Parcours 807');
  });

  it.each([
    ['horaire du 800', '800'],
    ['parcour 800', '800'],
    ['poteau 1346', '1346'],
    ['schedule for bus 28', '28'],
    ['avis 28', 'avis 28'],
  ])('asks of %j for %j', (typed, asked) => {
    expect(scheduleText(typed)).toBe(asked);
  });
});

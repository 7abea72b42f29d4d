import { describe, expect, it } from 'vitest';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { aboutClock, daysWords, nightWords, waitWords } from './line-words.ts';

const { fr, en } = catalogues;

const daysOf = (text: string) => Array.from(text, (day) => day === '1');

describe('the words of a line', () => {
  it.each([
    ['1111111', 'tous les jours'],
    ['0111110', 'en semaine'],
    ['1000001', 'la fin de semaine'],
    ['0010100', 'le mardi et jeudi'],
    ['0000001', 'le samedi'],
    ['0000000', ''],
  ])('say the days %s as « %s »', (days, words) => expect(daysWords(daysOf(days), fr.line)).toBe(words));

  it('name the night by both its days', () => {
    expect(nightWords('2026-11-17', fr.line)).toBe('nuit de lundi à mardi');
    expect(nightWords('2026-11-17', en.line)).toBe('Monday night, into Tuesday');
  });

  it('leave out the minutes of a full hour, past midnight too', () => {
    expect([aboutClock(540, 'fr'), aboutClock(570, 'fr'), aboutClock(1500, 'fr')]).toEqual([
      '9\u00a0h',
      '9\u00a0h\u00a030',
      '1\u00a0h',
    ]);
    expect(aboutClock(900, 'en')).toBe('3\u00a0p.m.');
  });

  it('count a wait in hours', () => {
    expect(waitWords(15_600_000, fr.line, 'min')).toBe('4\u00a0h\u00a020');
    expect(waitWords(90_000, fr.line, 'min')).toBe('1\u00a0min');
  });
});

import { describe, expect, it } from 'vitest';
import { catalogues } from '#site/i18n/catalogues.server.ts';

describe('how long a journey takes, in words', () => {
  it.each([
    [4, '4\u00a0min', '4\u00a0min'],
    [60, '1\u00a0h\u00a000', '1\u00a0h'],
    [65, '1\u00a0h\u00a005', '1\u00a0h\u00a05\u00a0min'],
    [120, '2\u00a0h\u00a000', '2\u00a0h'],
  ])('is told for %i minutes', (minutes, french, english) => {
    expect(catalogues.fr.journeys.minutes(minutes)).toBe(french);
    expect(catalogues.en.journeys.minutes(minutes)).toBe(english);
  });
});

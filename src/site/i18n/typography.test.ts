import { describe, expect, it } from 'vitest';
import { frenchSpacing } from '#data/typography.ts';
import { fr } from './fr/index.ts';

/** Every text of a catalogue with the way to it; a text made from values is made from ordinary ones. */
function listTexts(value: unknown, way: string): readonly (readonly [way: string, text: string])[] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'function') {
    const made: unknown = value(...Array.from({ length: value.length }, () => '12'));
    return listTexts(made, way);
  }
  return Object.entries(value as object).flatMap(([key, part]) =>
    listTexts(part, way ? `${way}.${key}` : key),
  );
}

const texts = listTexts(fr, '');

describe('the French texts of the site', () => {
  it('are all looked at', () => {
    expect(texts.map(([way]) => way)).toEqual(
      expect.arrayContaining(['home.question', 'ui.help', 'shell.newsletter.unavailable', 'blocks.progress']),
    );
  });

  it('have the unbreakable spaces of French', () => {
    expect(texts.filter(([, text]) => text !== frenchSpacing(text))).toEqual([]);
  });

  it('have typographic apostrophes', () => {
    expect(texts.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });
});

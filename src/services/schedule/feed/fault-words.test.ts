import { describe, expect, it } from 'vitest';
import { FeedFault, feedFaultCodes } from '#transit/index.ts';
import { rowFaultWords, wordsOfFault } from './fault-words.ts';

describe('the words of a fault', () => {
  it.each(feedFaultCodes)('are sentences in both languages: %s', (code) => {
    const { fr, en } = wordsOfFault(new FeedFault(code, 'stops.txt'));
    expect(fr).toMatch(/^\p{Lu}.+\.$/u);
    expect(en).toMatch(/^\p{Lu}.+\.$/u);
    expect(fr).not.toBe(en);
  });

  it('name what the fault is about', () => {
    expect(wordsOfFault(new FeedFault('table-too-large', 'shapes.txt')).en).toBe(
      'A table is larger than allowed (shapes.txt).',
    );
    expect(wordsOfFault(new FeedFault('table-too-large')).fr).toBe('Une table dépasse la taille permise.');
  });

  it('tell every fault of a row in both languages', () => {
    for (const [code, { fr, en }] of Object.entries(rowFaultWords)) {
      expect(fr.trim(), code).not.toBe('');
      expect(en.trim(), code).not.toBe('');
      expect(fr, code).not.toBe(en);
    }
  });
});

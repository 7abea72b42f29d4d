import { describe, expect, it } from 'vitest';
import { FeedFault, feedFaultCodes } from './feed-fault.ts';

describe('a fault of a feed', () => {
  it.each(feedFaultCodes)('has its own words in both languages: %s', (code) => {
    const { fr, en } = new FeedFault(code, 'stops.txt').words;
    expect(fr).toMatch(/^\p{Lu}.+\.$/u);
    expect(en).toMatch(/^\p{Lu}.+\.$/u);
    expect(fr).not.toBe(en);
  });

  it('names what it is about', () => {
    expect(new FeedFault('table-too-large', 'shapes.txt').message).toBe(
      'A table is larger than allowed (shapes.txt).',
    );
    expect(new FeedFault('table-too-large').words.fr).toBe('Une table dépasse la taille permise.');
  });

  it('cuts a name that would fill the log', () => {
    expect(new FeedFault('zip-path', 'x'.repeat(60_000)).message.length).toBeLessThan(300);
  });
});

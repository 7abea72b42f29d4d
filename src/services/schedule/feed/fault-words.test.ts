import { describe, expect, it } from 'vitest';
import { FeedFault, feedFaultCodes } from '#transit/index.ts';
import { rowFaultWords, wordsOfFault, wordsOfRowFault } from './fault-words.ts';

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

  it('count the rows that were left out with those at fault', () => {
    const words = (stopTimes: number) =>
      wordsOfRowFault({ code: 'service-unknown', leftOutWith: { trips: 1, stop_times: stopTimes } });
    expect(words(0).fr).toBe('Jour de service inconnu\u00A0; 1 ligne qui en dépend est écartée');
    expect(words(0).en).toBe('Unknown service; 1 row that depends on it is left out');
    expect(words(1479).fr).toMatch(
      /^Jour de service inconnu\u00A0; 1\s480 lignes qui en dépendent sont écartées$/,
    );
    expect(words(1479).en).toBe('Unknown service; 1,480 rows that depend on it are left out');
    expect(wordsOfRowFault({ code: 'service-unknown', leftOutWith: {} }).en).toBe('Unknown service');
  });

  it('never say where the feed was looked for', () => {
    const place = 'http://feeds.inside.example/gtfs.zip';
    for (const code of feedFaultCodes.filter(
      (each) => each.startsWith('source-') && each !== 'source-too-large',
    )) {
      const told = wordsOfFault(new FeedFault(code, place));
      expect(told.fr + told.en, code).not.toMatch(/inside|gtfs\.zip/);
      expect(wordsOfFault(new FeedFault(code, '/srv/feeds/a.zip')).en, code).not.toContain('/srv');
    }
    expect(wordsOfFault(new FeedFault('source-refused', `503 ${place}`)).en).toContain('(503).');
    expect(wordsOfFault(new FeedFault('source-too-large', '9 > 8')).en).toContain('(9 > 8).');
  });

  it('tell every fault of a row in both languages', () => {
    for (const [code, { fr, en }] of Object.entries(rowFaultWords)) {
      expect(fr.trim(), code).not.toBe('');
      expect(en.trim(), code).not.toBe('');
      expect(fr, code).not.toBe(en);
    }
  });
});

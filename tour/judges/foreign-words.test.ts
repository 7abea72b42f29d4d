import { describe, expect, it } from 'vitest';
import { oddFeeds } from '../odd-feeds/index.ts';
import { zipOddFeed } from '../odd-feeds/odd-feed.ts';
import { filesOfZip, importFeed, openTimetable } from '#transit/index.ts';
import { foreignWordsFor } from './foreign-words.ts';

const timetable = openTimetable(
  importFeed(filesOfZip(zipOddFeed(oddFeeds[0] as (typeof oddFeeds)[number]))).snapshot,
);

describe('words of the default operator', () => {
  it('are found as whole words, in any case', () => {
    const find = foreignWordsFor(timetable);
    expect(find('Bienvenue au RTC de Havremont, 418-555-0111')).toEqual(['RTC', 'Havremont', '418-555-0111']);
    expect(find('Les parcours : arcrtcx, la rivière')).toEqual([]);
  });

  it('are no fault where the feed says them itself', () => {
    const find = foreignWordsFor({ ...timetable, feedPublisher: 'Réseau de la capitale (RTC)' });
    expect(find('Le RTC de Havremont')).toEqual(['Havremont']);
  });
});

import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { cases } from '#tests/support/cases.ts';
import { hostileTexts as hostile } from '#tests/support/hostile-texts.ts';
import type { Feed, FeedItem } from './feed.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

const item: FeedItem = {
  id: 'a',
  title: 'Détour',
  sentences: ['Une rue est fermée.'],
  url: 'https://site.example/avis/a',
  tags: ['803'],
};
const feedOf = (more: Partial<FeedItem>): Feed => ({
  title: 'Avis sur le 803, RTC',
  description: 'Ce qui change.',
  locale: 'en',
  page: 'https://site.example/avis?a=1&b=2',
  self: 'https://site.example/avis?a=1&b=2&format=rss',
  writtenAt: 0,
  items: [{ ...item, ...more }],
});

/** What XML 1.0 can hold. */
const xmlText = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const elements = (xml: string) =>
  DomUtils.findAll(() => true, parseDocument(xml, { xmlMode: true }).children).map(({ name }) => name);
const readTitle = (xml: string) => {
  const [read] = DomUtils.getElementsByTagName('item', parseDocument(xml, { xmlMode: true }));
  return DomUtils.textContent(DomUtils.getElementsByTagName('title', read ?? []));
};
const usual = elements(writeRss(feedOf({})));

describe('a feed whose item has a strange text', () => {
  it.each(hostile)('is as whole as any: %j', (text) => {
    const feed = feedOf({ title: text, sentences: [text], id: text, tags: [text] });
    const xml = writeRss(feed);
    expect(xml).toMatch(xmlText);
    expect(elements(xml)).toEqual(usual);
    expect((JSON.parse(writeJsonFeed(feed)) as { items: { title: string }[] }).items[0]?.title).toBe(text);
  });

  it('is read back as it was, but for what XML cannot hold', () => {
    const held = (text: string) =>
      text.toWellFormed().replaceAll(/[^\t\n\u0020-\u007e\u00a0-\ufffd\u{10000}-\u{10ffff}]/gu, '');
    fc.assert(
      fc.property(fc.oneof(anyText({ maxLength: 40 }), fc.constantFrom(...hostile)), (title) => {
        expect(readTitle(writeRss(feedOf({ title })))).toBe(held(title));
      }),
      cases(300),
    );
  });
});

describe('a feed in English with an item that has no English words', () => {
  const feed = feedOf({ locale: 'fr' });

  it('says which language the item is in', () => {
    expect(writeRss(feed)).toContain('<dc:language>fr-ca</dc:language>');
    expect(JSON.parse(writeJsonFeed(feed))).toMatchObject({
      language: 'en-CA',
      items: [{ language: 'fr-CA' }],
    });
  });
});

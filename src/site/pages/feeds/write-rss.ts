import { languageTags } from '#domain/locale.ts';
import { escapeXml } from '#lib/escape-xml.ts';
import type { Feed, FeedItem } from './feed.ts';

export const rssType = 'application/rss+xml; charset=utf-8';

/** RSS 2.0. */
export function writeRss(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', feed.title),
    element('link', feed.page),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.self)}"/>`,
    element('description', feed.description),
    element('language', languageTags[feed.locale].toLowerCase()),
    ...feed.items.map(writeItem),
    '</channel></rss>',
    '',
  ].join('\n');
}

function writeItem({ id, title, locale, sentences, url, publishedMs, tags }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    url === undefined ? '' : element('link', url),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    publishedMs === undefined ? '' : element('pubDate', new Date(publishedMs).toUTCString()),
    locale === undefined ? '' : element('dc:language', languageTags[locale].toLowerCase()),
    element('description', sentences.join(' ')),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

import { DomUtils, parseDocument } from 'htmlparser2';

/** What a feed says, whatever its format. */
export interface ReadFeed {
  readonly title: string;
  readonly language?: string | undefined;
  readonly items: readonly { readonly title: string; readonly text: string; readonly url: string }[];
}
export type FeedFormat = 'rss' | 'json' | 'ics';

export const feedReaders: Readonly<Record<FeedFormat, (text: string) => ReadFeed>> = {
  rss: (text) => {
    const [channel] = DomUtils.getElementsByTagName('channel', parseDocument(text, { xmlMode: true }));
    const textOf = (name: string, within = channel) =>
      DomUtils.textContent(DomUtils.getElementsByTagName(name, within?.children ?? [], false));
    return {
      title: textOf('title'),
      language: textOf('language'),
      items: DomUtils.getElementsByTagName('item', channel ?? []).map((item) => ({
        title: textOf('title', item),
        text: textOf('description', item),
        url: textOf('link', item),
      })),
    };
  },
  json: (text) => {
    const { title, language, items } = JSON.parse(text) as {
      title: string;
      language: string;
      items: { title: string; content_text: string; url: string }[];
    };
    return {
      title,
      language: language.toLowerCase(),
      items: items.map(({ content_text, ...item }) => ({ ...item, text: content_text })),
    };
  },
  ics: (text) => {
    const whole = text.replaceAll('\r\n ', '').replaceAll(/\\([,;\\])/g, '$1');
    const valueOf = (name: string, within: string) =>
      new RegExp(`^${name}:(.*)$`, 'm').exec(within)?.[1]?.trimEnd() ?? '';
    const [head = '', ...events] = whole.split('BEGIN:VEVENT');
    return {
      title: valueOf('X-WR-CALNAME', head),
      items: events.map((event) => ({
        title: valueOf('SUMMARY', event),
        text: valueOf('DESCRIPTION', event),
        url: valueOf('URL', event),
      })),
    };
  },
};
export const feedFormats = ['rss', 'json', 'ics'] as const;
export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

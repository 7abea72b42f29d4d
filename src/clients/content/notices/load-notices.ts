import { z } from 'zod';
import { collectionSchema, type CollectionJson, type ResourceJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import type { Notice } from '#domain/notice.ts';
import { severities } from '#domain/severity.ts';
import type { Transport } from '#platform/transport.ts';
import { acceptAnswer, getJson } from '../wire.ts';
import { basePath } from './links.ts';
import { instant, parseNoticeLineIds, parseNoticeLines } from './notice-facts.ts';

type NoticeSelection = 'all' | 'general' | 'promoted';

const attributesSchema = z.object({
  title: z.string(),
  general: z.coerce.boolean().default(false),
  notice_type: z.enum(severities).catch('standard'),
  subtitle: z.string().trim().nullish().catch(undefined),
  path: z.object({ alias: z.string().nullish() }).nullish().catch(undefined),
  date_notice_start: instant,
  date_notice_end: instant,
});

/** The wire's own limit of a list of notices. */
const limit = 500;
const filters: Readonly<Record<NoticeSelection, string>> = {
  all: '',
  general: '&filter[general]=1',
  promoted:
    '&filter[p][condition][path]=notice_type&filter[p][condition][operator]=%3C%3E&filter[p][condition][value]=standard',
};

export interface WantedNotices {
  readonly version: 'notices' | 'notices_v2';
  readonly selection: NoticeSelection;
  readonly locale: Locale;
}

export async function loadNotices(
  transport: Transport,
  { version, selection, locale }: WantedNotices,
): Promise<Notice[]> {
  const query = `page[limit]=${limit}&filter[non_public]=0&sort=-changed${filters[selection]}`;
  const path = `${basePath(locale)}/api/${version}?${query}`;
  const collection = await getJson(transport, path, collectionSchema);
  return collection.data.map((resource) => parseNotice(resource, collection));
}

function parseNotice(resource: ResourceJson, { included = [] }: CollectionJson): Notice {
  const attributes = acceptAnswer(resource.attributes, attributesSchema, resource.type);
  return {
    id: resource.id,
    title: attributes.title,
    general: attributes.general,
    severity: attributes.notice_type,
    lines: parseNoticeLines(resource, included).map(({ number }) => number),
    lineIds: parseNoticeLineIds(resource, included),
    effect: attributes.subtitle || undefined,
    path: attributes.path?.alias || undefined,
    postedFromMs: attributes.date_notice_start,
    postedUntilMs: attributes.date_notice_end,
  };
}

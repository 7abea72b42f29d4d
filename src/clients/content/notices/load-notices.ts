import { collectionSchema, type ResourceJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import type { Notice, NoticeDetail } from '#domain/notices/notice.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '#clients/wire.ts';
import { basePath } from '../links.ts';
import { readEach } from '../read-each.ts';
import { parseNotice, parseNoticeDetail } from './parse-notice.ts';

type NoticeSelection = 'all' | 'general' | 'promoted';

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

export const loadNotices = (transport: Transport, wanted: WantedNotices): Promise<Notice[]> =>
  loadAs(transport, wanted, parseNotice);

/** The same with what their own pages tell besides. */
export const loadNoticeDetails = (transport: Transport, wanted: WantedNotices): Promise<NoticeDetail[]> =>
  loadAs(transport, wanted, parseNoticeDetail);

async function loadAs<Parsed>(
  transport: Transport,
  { version, selection, locale }: WantedNotices,
  parse: (resource: ResourceJson, included: readonly ResourceJson[]) => Parsed,
): Promise<Parsed[]> {
  const query = `page[limit]=${limit}&filter[non_public]=0&sort=-changed${filters[selection]}`;
  const path = `${basePath(locale)}/api/${version}?${query}`;
  const { data, included = [] } = await getJson(transport, path, collectionSchema);
  return readEach(data, (resource) => parse(resource, included));
}

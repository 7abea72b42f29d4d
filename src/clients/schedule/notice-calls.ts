import type { Copies } from '#clients/copies/copies.ts';
import type { DocumentJson } from '#contract/content/json-api.ts';
import { avisReseauSchema } from '#contract/schedule/avis-reseau.ts';
import { porteeAvisSchema } from '#contract/schedule/portee-avis.ts';
import type { Locale } from '#domain/locale.ts';
import type { NoticeReach } from '#domain/notices/notice-reach.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Transport } from '#platform/transport.ts';
import { askJson } from '../wire.ts';
import { read, type Ask } from './ask.ts';
import { readNotice } from './reading/read-notices.ts';
import { readReach } from './reading/read-reach.ts';

/** What the timetables know of notices. */
export interface NoticeCalls {
  /** The notices that came with real time; those of staff come from the content. */
  loadAlerts(locale: Locale): Promise<Notice[]>;
  /** What a notice touches; undefined where the timetables have not heard of it. */
  loadReach(id: string, locale: Locale): Promise<NoticeReach | undefined>;
}

/** Real time is asked every half minute; what it no longer tells is soon not told either. */
const alertsLife = { freshMs: 5_000, keepMs: 30_000 };

export function createNoticeCalls(ask: Ask, copies: Copies): NoticeCalls {
  const loadAlerts = async (locale: Locale): Promise<Notice[]> => {
    const notices = await ask('/avisReseau', { langue: locale }, avisReseauSchema);
    return notices.filter(({ source }) => source === 'tempsReel').map(readNotice);
  };
  return {
    loadAlerts: (locale) =>
      copies.read({ key: `schedule:alerts-${locale}`, ...alertsLife, load: () => loadAlerts(locale) }),
    loadReach: async (id, locale) =>
      read(await ask('/porteeAvis', { id, langue: locale }, porteeAvisSchema.nullable()), readReach),
  };
}

/** What a notice would touch that is not published, given its document. */
export async function weighNotice(transport: Transport, draft: DocumentJson): Promise<NoticeReach> {
  const { data, included } = draft;
  const request = {
    method: 'POST',
    path: '/porteeAvis',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, included }),
    onlyReads: true,
  } as const;
  return readReach(await askJson(transport, request, porteeAvisSchema));
}

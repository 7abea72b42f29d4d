import type { NoticeDetail } from '#domain/notices/notice.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { groupDepartures, type DeparturesOfKind } from './departures.ts';

/** What the timetables count; the page stands without it. */
export async function loadDepartures(
  { schedule, locale, log }: LoaderContext,
  { id }: NoticeDetail,
): Promise<DeparturesOfKind[]> {
  try {
    const reach = await schedule.loadReach(id, locale);
    return groupDepartures(reach?.directions ?? []);
  } catch (err) {
    log.warn({ err }, 'a notice is shown without its departures');
    return [];
  }
}

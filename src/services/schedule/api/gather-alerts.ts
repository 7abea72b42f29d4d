import { isListed, type Notice } from '#domain/notices/notice.ts';
import { idOfAlert } from '#services/schedule/notices/read-alert.ts';
import { writeAlerts } from '#services/schedule/notices/write-alerts.ts';
import { gatherEntities, type FeedEntity, type FeedMessage } from '#transit/index.ts';
import type { ScheduleView } from './schedule-context.ts';

/**
 * The notices that pages list, the gravest first, as one message. What came by real time goes on as it came; of what both
 * tell, staff's words stand.
 */
export function gatherAlerts(view: ScheduleView, isWanted: (notice: Notice) => boolean): FeedMessage {
  const { news, notices, now } = view;
  const chosen = notices.list('fr').filter((notice) => isListed(notice, now) && isWanted(notice));
  const english = new Map(notices.list('en').map((notice) => [notice.id, notice]));
  const heard = Map.groupBy(gatherEntities(news, { kind: 'alert', now }).entities, ({ alert }) =>
    alert ? String(idOfAlert(alert)) : '',
  );
  const entities = chosen.flatMap((notice): readonly FeedEntity[] =>
    notice.source === 'real-time'
      ? (heard.get(notice.id) ?? [])
      : writeAlerts(view, { fr: notice, en: english.get(notice.id) }),
  );
  return {
    // Whoever asks is told what holds now, whenever it was written.
    header: { version: '2.0', incrementality: 'full-dataset', timestamp: Math.floor(now / 1000) },
    entities,
  };
}

import { mergeNotices } from '#domain/notices/merge-notices.ts';
import { isInForce, nextChange, sortByWeight, type Notice, type NoticeLine } from '#domain/notices/notice.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

type NoticeContext = Pick<LoaderContext, 'content' | 'schedule' | 'locale' | 'log'>;

/** Every notice, and whether some could not be read. */
interface AllNotices {
  readonly notices: readonly Notice[];
  readonly isPartial: boolean;
}

/** Those that hold, and until when no other does. */
interface NoticesInForce {
  readonly notices: readonly Notice[];
  readonly trueUntilMs: number | undefined;
}

/**
 * What staff tell and what comes in real time, as one list, the gravest first. Each source may be away: the list is then
 * without it.
 */
export async function loadAllNotices({ content, schedule, locale, log }: NoticeContext): Promise<AllNotices> {
  let isPartial = false;
  const without = (err: unknown): Notice[] => {
    isPartial = true;
    log.warn({ err }, 'some notices could not be read');
    return [];
  };
  const lists = await Promise.all([
    ...(['notices', 'notices_v2'] as const).map((version) =>
      content.loadNotices({ version, selection: 'all', locale }).catch(without),
    ),
    schedule.loadAlerts(locale).catch(without),
  ]);
  return { notices: sortByWeight(mergeNotices(lists.flat())), isPartial };
}

/** With the kind of service of each line: a notice may know its lines by their numbers alone. */
export async function withKinds(
  { schedule, locale, log }: NoticeContext,
  notices: readonly Notice[],
): Promise<readonly Notice[]> {
  const isKnown = ({ serviceTypeCode }: NoticeLine) => serviceTypeCode !== undefined;
  if (notices.every(({ lines }) => lines.every(isKnown))) return notices;
  const lines = await schedule.loadLines(locale).catch((err: unknown) => {
    log.warn({ err }, 'some lines are shown without their kind of service');
    return [];
  });
  const kinds = new Map(lines.map(({ number, serviceTypeCode }) => [number, serviceTypeCode]));
  return notices.map((notice) => ({
    ...notice,
    lines: notice.lines.map((line) => ({
      number: line.number,
      serviceTypeCode: line.serviceTypeCode ?? kinds.get(line.number),
    })),
  }));
}

/** Those told and in effect at the moment of the page, as far as they can be read. */
export async function loadNoticesInForce(
  context: NoticeContext & Pick<LoaderContext, 'now'>,
): Promise<NoticesInForce> {
  const { notices } = await loadAllNotices(context);
  return {
    notices: notices.filter((notice) => isInForce(notice, context.now)),
    trueUntilMs: nextChange(notices, context.now),
  };
}

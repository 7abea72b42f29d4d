import { isPosted, sortBySeverity } from '#domain/notice.ts';
import { noticePath } from '#site/pages/notice-path.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { LineNotice } from './line-data.ts';

/** Those that speak of the line now, the gravest first; the page stands without them. */
export async function loadNotices(context: LoaderContext, number: string): Promise<LineNotice[]> {
  const { content, table, locale, now, log } = context;
  const lists = await Promise.all(
    (['notices', 'notices_v2'] as const).map((version) =>
      content.loadNotices({ version, selection: 'all', locale }).catch((err: unknown) => {
        log.warn({ err, line: number }, 'the notices of a line could not be read');
        return [];
      }),
    ),
  );
  const own = lists.flat().filter((notice) => notice.lines.includes(number) && isPosted(notice, now));
  const all = table.pathOf('notices-route', locale, { parcours: number });
  return sortBySeverity(own).map((notice) => {
    const { id, title, severity, effect, postedFromMs, postedUntilMs } = notice;
    const href = noticePath(notice, context) ?? all;
    return {
      id,
      title,
      severity,
      ...(effect !== undefined && { effect }),
      ...(postedFromMs !== undefined && { postedFromMs }),
      ...(postedUntilMs !== undefined && { postedUntilMs }),
      ...(href !== undefined && { href }),
    };
  });
}

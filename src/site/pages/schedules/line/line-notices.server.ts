import { concernsLine } from '#domain/notices/concerns.ts';
import { loadNoticesInForce } from '#site/pages/notices/load-notices.server.ts';
import { noticePath } from '#site/pages/notices/notice-path.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { LineNotice } from './line-data.ts';

/** Those that speak of the line now, the gravest first; the page stands without them. */
export async function loadNotices(context: LoaderContext, number: string): Promise<LineNotice[]> {
  const { table, locale } = context;
  const { notices } = await loadNoticesInForce(context);
  const own = notices.filter((notice) => concernsLine(notice, { number }));
  const all = table.pathOf('notices-route', locale, { parcours: number });
  return own.map((notice) => {
    const { id, title, severity, summary, postedFromMs, postedUntilMs } = notice;
    const href = noticePath(notice, context) ?? all;
    return {
      id,
      title,
      severity,
      ...(summary !== undefined && { summary }),
      ...(postedFromMs !== undefined && { postedFromMs }),
      ...(postedUntilMs !== undefined && { postedUntilMs }),
      ...(href !== undefined && { href }),
    };
  });
}

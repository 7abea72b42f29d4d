import { listPromoted, type Notice } from '#domain/notices/notice.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import { loadNoticesInForce } from './load-notices.server.ts';

/** The worst notice in force, where it is told to everybody. */
export interface PromotedNotice extends Pick<Notice, 'title' | 'severity' | 'summary' | 'cause'> {
  readonly href: string;
  /** How many others riders should know of. */
  readonly others: number;
}

/** Another notice that riders should know of. */
export type PromotedRow = Pick<Notice, 'id' | 'title' | 'severity' | 'summary'> & { readonly href: string };

interface Promoted {
  /** Undefined when all is well. */
  readonly worst: PromotedNotice | undefined;
  /** Those that follow it, the gravest first. */
  readonly next: readonly PromotedRow[];
  /** Until when they are the same. */
  readonly trueUntilMs: number | undefined;
}

/** As many as follow the worst. */
const mostNext = 3;

export async function loadPromoted(context: LoaderContext): Promise<Promoted> {
  const { table, locale, now } = context;
  const { notices, trueUntilMs } = await loadNoticesInForce(context);
  const all = table.pathOf('notices', locale) ?? '/';
  // The list of all of them, for one without a page of its own.
  const hrefOf = (notice: Notice) => noticesBelow(all)(notice) ?? all;
  const [worst, ...others] = listPromoted(notices, now);
  const next = others.slice(0, mostNext).map((notice): PromotedRow => {
    const { id, title, severity, summary } = notice;
    return { id, title, severity, summary, href: hrefOf(notice) };
  });
  if (!worst) return { worst, next, trueUntilMs };
  const { title, severity, summary, cause } = worst;
  return {
    worst: { title, severity, summary, cause, href: hrefOf(worst), others: others.length },
    next,
    trueUntilMs,
  };
}

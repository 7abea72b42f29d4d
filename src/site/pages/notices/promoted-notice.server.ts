import { findWorst, isInForce, isPromoted, type Notice } from '#domain/notices/notice.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import { loadNoticesInForce } from './load-notices.server.ts';

/** The worst notice in force, where it is told to everybody. */
export interface PromotedNotice extends Pick<Notice, 'title' | 'severity' | 'summary' | 'cause'> {
  readonly href: string;
  /** How many others riders should know of. */
  readonly others: number;
}

interface Promoted {
  /** Undefined when all is well. */
  readonly worst: PromotedNotice | undefined;
  /** Until when it is the same one. */
  readonly trueUntilMs: number | undefined;
}

export async function loadPromoted(context: LoaderContext): Promise<Promoted> {
  const { notices, trueUntilMs } = await loadNoticesInForce(context);
  return { worst: describeWorst(notices, context), trueUntilMs };
}

function describeWorst(
  notices: readonly Notice[],
  { table, locale, now }: LoaderContext,
): PromotedNotice | undefined {
  const worst = findWorst(notices, now);
  if (!worst) return undefined;
  const { title, severity, summary, cause } = worst;
  const all = table.pathOf('notices', locale) ?? '/';
  // The list of all of them, for one without a page of its own.
  const href = noticesBelow(all)(worst) ?? all;
  const others = notices.filter((notice) => isPromoted(notice) && isInForce(notice, now)).length - 1;
  return { title, severity, summary, cause, href, others };
}

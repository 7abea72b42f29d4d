import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import {
  leavingReasons,
  reasonParam,
  sessionOverReason,
  type LeavingReason,
} from '#site/routing/login-query.ts';

export interface LoginData extends ContentData {
  /** The visitor was signed in, and is no longer. */
  readonly isOver: boolean;
  /** They left for a reason of their own, and are told what follows. */
  readonly left?: LeavingReason | undefined;
  readonly createHref: string;
  readonly resetHref: string;
}

const leavings = Object.keys(leavingReasons) as LeavingReason[];

export const loadLogin: PageLoader<LoginData> = async (context) => {
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const { table, locale, url } = context;
  const reason = url.searchParams.get(reasonParam);
  const isOver = reason === sessionOverReason;
  const left = leavings.find((name) => leavingReasons[name] === reason);
  const data = {
    ...loaded.data,
    isOver,
    left,
    createHref: table.pathOf('create-account', locale) ?? '/',
    resetHref: table.pathOf('password-reset', locale) ?? '/',
  };
  return { ...loaded, data, indexed: url.search === '' };
};

import type { PasswordPolicy } from '#domain/password-policy.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { linkOverReason, reasonParam } from '#site/routing/login-query.ts';
import { findResetLink } from './reset-link.server.ts';

export interface PasswordResetData extends ContentData {
  /** The visitor comes from a mailed link. */
  readonly hasLink: boolean;
  /** They came from one that is over, of a reset or of an activation. */
  readonly isLinkOver: boolean;
  readonly policy: PasswordPolicy;
}

export const loadPasswordReset: PageLoader<PasswordResetData> = async (context) => {
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const { url, locale, passwordPolicy: policy } = context;
  const hasLink = findResetLink(url) !== undefined;
  const isLinkOver = !hasLink && url.searchParams.get(reasonParam) === linkOverReason;
  const title = hasLink ? catalogues[locale].signIn.reset.confirmTitle : loaded.info.title;
  return {
    ...loaded,
    info: hasLink ? { ...loaded.info, title } : loaded.info,
    // How to get a link is of no use to who has one.
    data: { blocks: hasLink ? [] : loaded.data.blocks, hasLink, isLinkOver, policy },
    indexed: url.search === '',
  };
};

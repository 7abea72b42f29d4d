import type { PasswordPolicy } from '#domain/password-policy.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { addressReason, reasonParam } from '#site/routing/login-query.ts';

export interface ActivationData extends ContentData {
  /** The profile has a password: its new address is validated with it. */
  readonly hasPassword: boolean;
  readonly policy: PasswordPolicy;
  readonly resetHref: string;
}

/** Looking at the page does nothing: programs look at the links of a mail before its reader does. */
export const loadActivation: PageLoader<ActivationData> = async (context) => {
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const { url, locale, table, passwordPolicy: policy } = context;
  const hasPassword = url.searchParams.get(reasonParam) === addressReason;
  const { validationTitle } = catalogues[locale].signIn.activation;
  const info = hasPassword ? { ...loaded.info, title: validationTitle } : loaded.info;
  const resetHref = table.pathOf('password-reset', locale) ?? '/';
  return {
    ...loaded,
    info,
    // How a profile is activated is of no use to who has one.
    data: { blocks: hasPassword ? [] : loaded.data.blocks, hasPassword, policy, resetHref },
  };
};

import { requireAccount } from '#site/pages/account/require-account.server.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { confirmParam } from './deletion-step.ts';

export interface ParametersData extends ContentData {
  /** For password managers: whose password it is. */
  readonly email: string;
  readonly passwordLength: { readonly min: number; readonly max: number };
  readonly exportHref: string;
  /** Without script the deletion is asked for again on the page itself. */
  readonly isConfirming: boolean;
}

export const loadParameters: PageLoader<ParametersData> = async (context) => {
  const { email } = requireAccount(context);
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const { passwordPolicy, table, locale, url } = context;
  const data = {
    ...loaded.data,
    email,
    passwordLength: { min: passwordPolicy.minLength, max: passwordPolicy.maxLength },
    exportHref: table.pathOf('account-export', locale) ?? '/',
    isConfirming: url.searchParams.has(confirmParam),
  };
  return { ...loaded, data };
};

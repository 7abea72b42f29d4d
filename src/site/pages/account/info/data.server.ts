import { noProfileInformation, type ProfileInformation } from '#domain/profile-options.ts';
import { ownPaymentsOf, type OwnPayments } from '#site/pages/account/profile-words.ts';
import { requireAccount } from '#site/pages/account/require-account.server.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export interface InfoData extends ContentData {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly profile: ProfileInformation;
  readonly ownPayments: OwnPayments;
}

export const loadInfo: PageLoader<InfoData> = async (context) => {
  const { firstName, lastName, email, profile = noProfileInformation } = requireAccount(context);
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const ownPayments = ownPaymentsOf(context.operator, context.locale);
  return { ...loaded, data: { ...loaded.data, firstName, lastName, email, profile, ownPayments } };
};

import type { ResourceJson } from '#contract/content/json-api.ts';
import type { FollowedLine } from '#domain/member.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import type { Profile } from '#services/accounts/store/profile-store.ts';
import { formatInstant } from './format-user.ts';
import type { ApiLinks } from './api-links.ts';

/** An account as JSON:API has it (contract, section 5.3). Its role and its digest are additions of ours, as are the hours of a line. */
export function formatUserResource(
  account: Account,
  profile: Profile | undefined,
  { to }: ApiLinks,
): ResourceJson {
  const { id, uuid, mail, firstName, lastName, langcode, role, generalNotices, lines, dailyDigest } = account;
  return {
    type: 'users',
    id: uuid,
    links: { self: to(`users/${uuid}`) },
    attributes: {
      display_name: mail,
      drupal_internal__uid: id,
      name: mail,
      mail,
      first_name: firstName,
      last_name: lastName,
      langcode,
      preferred_langcode: langcode,
      subscribe_general_notices: generalNotices,
      role,
      daily_digest: dailyDigest,
      created: formatInstant(account.createdMs),
      changed: formatInstant(account.changedMs),
    },
    relationships: {
      subscribe_selected_notices: { data: lines.map(lineIdent) },
      customer_profile_profiles: { data: profile ? [{ type: 'customerProfile', id: profile.id }] : [] },
    },
  };
}

const lineIdent = ({ lineId, targetId, moments, isPaused }: FollowedLine) => ({
  type: 'taxonomy_term--routes',
  id: lineId,
  meta: { drupal_internal__target_id: targetId, moments, paused: isPaused },
});

interface Included {
  readonly wanted: readonly string[];
  readonly links: ApiLinks;
}

/** What can be sent along with an account, by the name of its relationship. */
export function formatIncluded(
  { lines }: Account,
  profile: Profile | undefined,
  { wanted, links }: Included,
): ResourceJson[] {
  return [
    ...(wanted.includes('subscribe_selected_notices') ? lines.map(formatLine) : []),
    ...(wanted.includes('customer_profile_profiles') && profile ? [formatProfile(profile, links)] : []),
  ];
}

/** Lines stand with the content: this service has no address for them. */
const formatLine = ({ lineId, targetId, number }: FollowedLine): ResourceJson => ({
  type: 'taxonomy_term--routes',
  id: lineId,
  attributes: { drupal_internal__tid: targetId, name: number },
});

export const profilePath = ({ id }: Profile): string => `customerProfile/${id}`;

export function formatProfile(profile: Profile, { to }: ApiLinks): ResourceJson {
  const { id, ownerUuid } = profile;
  return {
    type: 'customerProfile',
    id,
    links: { self: to(profilePath(profile)) },
    attributes: {
      use_rtc_services: profile.useFrequency ?? null,
      usual_payment_method: profile.paymentModes,
      transport_mode: profile.travelModes,
      profession: profile.occupation ?? null,
      year_of_birth: profile.birthYear ?? null,
      gender: profile.gender ?? null,
      zip_code: profile.postalCode ?? null,
    },
    relationships: { uid: { data: { type: 'users', id: ownerUuid } } },
  };
}

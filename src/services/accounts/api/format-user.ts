import type { UserJson } from '#contract/accounts/user.ts';
import type { FollowedLine } from '#domain/member.ts';
import type { Account } from '#services/accounts/store/account-row.ts';

type Shown = Pick<Account, 'id' | 'uuid' | 'mail' | 'firstName' | 'lastName' | 'langcode' | 'createdMs'> &
  Partial<Pick<Account, 'changedMs' | 'generalNotices' | 'lines'>>;

const dateFormat = String.raw`Y-m-d\TH:i:sP`;
/** To the second, as the wire has it. */
export const formatInstant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+00:00`;

const targetOf = ({ lineId, targetId }: FollowedLine) => ({
  target_id: targetId,
  target_type: 'taxonomy_term' as const,
  target_uuid: lineId,
  url: `/taxonomy/term/${targetId}`,
});

/** An account as the REST calls show it: every value in a list of objects (contract, section 5.2). */
export function formatUser(account: Shown): UserJson {
  const { id, uuid, mail, firstName, lastName, langcode, createdMs } = account;
  const { changedMs = createdMs, generalNotices = false, lines = [] } = account;
  return {
    uid: [{ value: id }],
    uuid: [{ value: uuid }],
    langcode: [{ value: langcode }],
    preferred_langcode: [{ value: langcode }],
    name: [{ value: mail }],
    mail: [{ value: mail }],
    first_name: [{ value: firstName }],
    last_name: [{ value: lastName }],
    subscribe_general_notices: [{ value: generalNotices }],
    subscribe_selected_notices: lines.map(targetOf),
    created: [{ value: formatInstant(createdMs), format: dateFormat }],
    changed: [{ value: formatInstant(changedMs), format: dateFormat }],
    default_langcode: [{ value: true }],
  };
}

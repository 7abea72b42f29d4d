import { randomUUID } from 'node:crypto';
import type { ProfileInformation } from '#domain/profile-options.ts';
import type { Queryable } from '#platform/database/transaction.ts';

/** What a member told of themselves; every field may be empty. */
export interface Profile extends ProfileInformation {
  readonly id: string;
  readonly ownerUuid: string;
}

const selectProfiles = `select profile.id, account.uuid as "ownerUuid", use_frequency as "useFrequency",
  payment_modes as "paymentModes", travel_modes as "travelModes", occupation, birth_year as "birthYear", gender,
  postal_code as "postalCode"
  from account_profile as profile join account on account.id = profile.account_id`;

export async function findProfile(on: Queryable, accountId: number): Promise<Profile | undefined> {
  const { rows } = await on.query<Profile>(`${selectProfiles} where profile.account_id = $1`, [accountId]);
  const [row] = rows;
  // What was not told is null in the row, and absent in a profile.
  return (
    row &&
    (Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Profile)
  );
}

/** One for each account: a second one that is made takes the place of the first. */
export async function saveProfile(
  on: Queryable,
  accountId: number,
  told: ProfileInformation,
  nowMs: number,
): Promise<void> {
  await on.query(
    `insert into account_profile as kept (id, account_id, use_frequency, payment_modes, travel_modes, occupation,
       birth_year, gender, postal_code, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (account_id) do update set use_frequency = $3, payment_modes = $4, travel_modes = $5,
       occupation = $6, birth_year = $7, gender = $8, postal_code = $9, changed_at = $10`,
    [
      randomUUID(),
      accountId,
      told.useFrequency,
      told.paymentModes,
      told.travelModes,
      told.occupation,
      told.birthYear,
      told.gender,
      told.postalCode,
      new Date(nowMs),
    ],
  );
}

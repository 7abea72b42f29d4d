import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import type { FollowedLine } from '#domain/member.ts';
import type { Role } from '#domain/role.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { mailKeyOf } from '#domain/email.ts';
import { msOf } from '#platform/database/ms-of.ts';
import { selectAccounts, type Account } from './account-row.ts';

export interface NewAccount {
  readonly mail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly langcode: Locale;
}

/** What can be written over: a field that is left out stays as it is. */
export interface AccountChange {
  readonly mail?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly langcode?: Locale;
  readonly role?: Role;
  readonly passwordHash?: string;
  readonly isActive?: boolean;
  readonly generalNotices?: boolean;
  readonly lineNotices?: boolean;
  readonly dailyDigest?: boolean;
}

export async function findAccount(on: Queryable, id: number): Promise<Account | undefined> {
  // Beyond what the column can hold there is nobody.
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  const { rows } = await on.query<Account>(`${selectAccounts} where account.id = $1`, [id]);
  return rows[0];
}

export async function findAccountByUuid(on: Queryable, uuid: string): Promise<Account | undefined> {
  const { rows } = await on.query<Account>(`${selectAccounts} where account.uuid = $1`, [uuid]);
  return rows[0];
}

export async function findAccountByMail(on: Queryable, mail: string): Promise<Account | undefined> {
  const { rows } = await on.query<Account>(`${selectAccounts} where account.mail_key = $1`, [
    mailKeyOf(mail),
  ]);
  return rows[0];
}

/** What an account is known by; drawn before it is known whether it will be one. */
export type AccountNumbers = Pick<Account, 'id' | 'uuid'>;

/** Nobody else gets the number, whatever becomes of it. */
export async function drawNumbers(on: Queryable): Promise<AccountNumbers> {
  const { rows } = await on.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('account', 'id'))::float8 as id`,
  );
  return { id: rows[0]?.id ?? 0, uuid: randomUUID() };
}

/** False where the address is taken, also when two ask at the same time. */
export async function insertAccount(
  on: Queryable,
  { id, uuid, mail, firstName, lastName, langcode }: NewAccount & AccountNumbers,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into account (id, uuid, mail, mail_key, first_name, last_name, langcode, created_at, changed_at, last_seen_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8) on conflict (mail_key) do nothing`,
    [id, uuid, mail.trim(), mailKeyOf(mail), firstName, lastName, langcode, new Date(nowMs)],
  );
  return rowCount === 1;
}

const columns: Readonly<Record<keyof AccountChange, string>> = {
  mail: 'mail',
  firstName: 'first_name',
  lastName: 'last_name',
  langcode: 'langcode',
  role: 'role',
  passwordHash: 'password_hash',
  isActive: 'is_active',
  generalNotices: 'general_notices',
  lineNotices: 'line_notices',
  dailyDigest: 'daily_digest',
};

interface Writing {
  readonly nowMs: number;
  /** The links mailed before are over. */
  readonly endsLinks?: boolean;
}

/** Writes what is given; another address may be tried again, whatever became of mail to the one before. */
export async function updateAccount(
  on: Queryable,
  id: number,
  change: AccountChange,
  { nowMs, endsLinks = false }: Writing,
): Promise<void> {
  const values: unknown[] = [id, new Date(nowMs)];
  const set = (column: string, value: unknown) => `${column} = $${values.push(value)}`;
  const given = (Object.keys(columns) as (keyof AccountChange)[]).filter(
    (name) => change[name] !== undefined,
  );
  const sets = [
    'changed_at = $2',
    ...given.map((name) => set(columns[name], change[name])),
    ...(change.mail === undefined ? [] : [set('mail_key', mailKeyOf(change.mail)), 'bounced_at = null']),
    ...(endsLinks ? ['link_state = link_state + 1'] : []),
  ];
  await on.query(`update account set ${sets.join(', ')} where id = $1`, values);
}

/**
 * Holds the account until the transaction ends. False where it is gone, or where another password, address or role was
 * written since it was read: what was looked at before is no proof any more.
 */
export async function holdUnchanged(
  on: Queryable,
  { id, linkState }: Pick<Account, 'id' | 'linkState'>,
): Promise<boolean> {
  const { rowCount } = await on.query('select 1 from account where id = $1 and link_state = $2 for update', [
    id,
    linkState,
  ]);
  return rowCount === 1;
}

/**
 * The devices that an account knows, or every account, are strange ones from now on, and links mailed before are over. An
 * account that waits for its link knows no device, and keeps the link.
 */
export async function endMarks(on: Queryable, id?: number): Promise<void> {
  await on.query(
    'update account set link_state = link_state + 1 where is_active and ($1::bigint is null or id = $1)',
    [id ?? null],
  );
}

/** In place of the lines chosen before. */
export async function replaceLines(on: Queryable, id: number, lines: readonly FollowedLine[]): Promise<void> {
  await on.query('delete from account_line where account_id = $1', [id]);
  await on.query(
    `insert into account_line (account_id, line_id, target_id, number, position, moments, is_paused)
     select $1, one."lineId", one."targetId", one.number, row_number() over () - 1, one.moments, one."isPaused"
     from jsonb_to_recordset($2) as one ("lineId" uuid, "targetId" int, number text, moments jsonb, "isPaused" bool)`,
    [id, JSON.stringify(lines)],
  );
}

/** Takes the account and all that belongs to it: choices, profile, sign-ins, newsletters, mail that waits. */
export async function deleteAccount(on: Queryable, id: number): Promise<void> {
  await on.query('delete from account where id = $1', [id]);
}

/** Notes that its owner was here; once an hour is exact enough, and spares a write for each page. */
export async function noteSeen(on: Queryable, id: number, nowMs: number): Promise<void> {
  await on.query(
    `update account set last_seen_at = $2 where id = $1 and last_seen_at < $2::timestamptz - interval '1 hour'`,
    [id, new Date(nowMs)],
  );
}

/** What staff see besides: when its owner was last here, and whether mail to them comes back. */
export async function readSeen(
  on: Queryable,
  id: number,
): Promise<{ readonly lastSeenMs: number; readonly hasBounced: boolean }> {
  const { rows } = await on.query<{ lastSeenMs: number; hasBounced: boolean }>(
    `select ${msOf('last_seen_at')} as "lastSeenMs", bounced_at is not null as "hasBounced" from account where id = $1`,
    [id],
  );
  return rows[0] ?? { lastSeenMs: 0, hasBounced: false };
}

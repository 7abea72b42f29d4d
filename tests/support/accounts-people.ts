import type pg from 'pg';
import type { Role } from '#domain/role.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { insideHeader } from '#platform/http/endpoint.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import { passwordGrant, type AccountsStage, type CallAnswer } from './accounts-stage.ts';

/** The accounts service as it runs in the program of a stage. */
export function accountsOf({ app }: AccountsStage) {
  if (!app.app.accounts) throw new Error('the accounts are elsewhere');
  return app.app.accounts;
}

export const poolOf = (stage: AccountsStage): pg.Pool => accountsOf(stage).act.pool;

const keyOf = async ({ app }: AccountsStage, purpose: string) =>
  deriveKey(await readSecret(undefined, app.dataDir), purpose);

/** What a part of this installation in another process shows. */
export async function insideHeaders(stage: AccountsStage): Promise<Record<string, string>> {
  return { [insideHeader]: await keyOf(stage, 'inside') };
}

/** A token that shows a person on a page without script; good from the moment it is given. */
export async function personToken(stage: AccountsStage, purpose = 'newsletter'): Promise<string> {
  const clock = fixedClock(new Date(stage.app.clock.now() - 60_000).toISOString());
  const state = createMemoryStore({ maxBytes: 1024, clock });
  return createCaptcha({ secret: await keyOf(stage, 'captcha'), clock, state }).issuePageToken(purpose);
}

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

export async function signIn(
  stage: AccountsStage,
  { mail, password }: { readonly mail: string; readonly password: string },
): Promise<Tokens> {
  const answer = await stage.call('/oauth/token', { form: passwordGrant(mail, password) });
  return tokensOf(answer);
}

export function tokensOf({ body, text }: CallAnswer): Tokens {
  const { access_token: token, refresh_token: refreshToken } = body as Record<string, string>;
  if (token === undefined || refreshToken === undefined) throw new Error(`no token: ${text}`);
  return { token, refreshToken };
}

/** Somebody who works for the operator, as whoever keeps the accounts would make them. */
export async function joinAs(stage: AccountsStage, role: Role) {
  const member = await stage.join();
  await poolOf(stage).query('update account set role = $2 where id = $1', [member.uid, role]);
  return member;
}

/** Somebody who gave another address and has not validated it yet. */
export async function joinInactive(stage: AccountsStage) {
  const member = await stage.join();
  const mail = `deplace.${member.mail}`;
  const json = { mail, name: mail, pass: [{ existing: member.password }] };
  const path = `/user/${member.uid}?_format=json`;
  const { status } = await stage.call(path, { method: 'PATCH', token: member.token, json });
  if (status !== 200) throw new Error(`the address could not be changed: ${status}`);
  return { ...member, mail };
}

/** The last parts of the path of a mailed link. */
export const linkParts = (link: string, count = 3): string =>
  new URL(link).pathname.split('/').slice(-count).join('/');

interface WrittenMember {
  readonly mail: string;
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** An active account that was asked for by nobody: no mail went out for it. Gives its number. */
export async function writeMember(stage: AccountsStage, member: WrittenMember): Promise<number> {
  const { mail, password, firstName = 'Ève', lastName = 'Roy' } = member;
  const { pool, passwords } = accountsOf(stage).act;
  const { rows } = await pool.query<{ id: number }>(
    `insert into account (uuid, mail, mail_key, first_name, last_name, langcode, password_hash, is_active, created_at,
       changed_at, last_seen_at)
     values (gen_random_uuid(), $1, lower($1), $2, $3, 'fr', $4, true, $5, $5, $5) returning id::int`,
    [mail, firstName, lastName, await passwords.hash(password), new Date(stage.app.clock.now())],
  );
  return rows[0]?.id ?? 0;
}

/** Every row of every table of every schema, as text, by the name of its table. */
export async function dumpDatabase(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select one::text as row from ${name} as one`);
    dump.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return dump;
}

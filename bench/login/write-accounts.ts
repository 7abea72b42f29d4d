import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log/log.ts';
import { materials } from '../materials.ts';

export const password = 'soleil-bleu';
export const addressOf = (kind: 'known' | 'unactivated' | 'unknown', nth: number) =>
  `${kind}.${nth}@exemple.ca`;

/** A data folder with accounts of which each has the same password, and as many that were never activated. */
export async function writeAccounts(dataDir: string, count: number): Promise<void> {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir });
  const app = await buildApp(config, { log: createLog('error'), materials, parts: ['content', 'accounts'] });
  const { pool, passwords } = app.accounts?.act ?? {};
  if (!pool || !passwords) throw new Error('the accounts are elsewhere');
  const hash = await passwords.hash(password);
  for (const [kind, hashOf] of [
    ['known', hash],
    ['unactivated', null],
  ] as const)
    for (let nth = 0; nth < count; nth += 1)
      await pool.query(
        `insert into account (uuid, mail, mail_key, first_name, last_name, langcode, password_hash, is_active,
           created_at, changed_at, last_seen_at)
         values (gen_random_uuid(), $1, $1, 'Ève', 'Roy', 'fr', $2::text, $2::text is not null, now(), now(), now())`,
        [addressOf(kind, nth), hashOf],
      );
  await app.close();
}

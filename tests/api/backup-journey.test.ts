import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import type { ArchivePart } from '#platform/backup/archive-part.ts';
import { writeBackupFile } from '#platform/backup/backup-file.ts';
import { passwordGrant, type AccountsStage } from '#tests/support/accounts-stage.ts';
import {
  backupPassphrase,
  createBackupStage,
  fillEmbedded,
  makeDatabase,
  type Installation,
} from '#tests/support/backup-stage.ts';
import { postgresTemplate } from '#tests/support/database-template.ts';
import { findPostgresUrl } from '#tests/support/postgres-url.ts';

const stage = createBackupStage();
const { folder, run, start, newDataDir } = stage;
afterAll(() => stage.remove());

const member = { mail: 'delphine.tremblay@exemple.ca', password: 'soleil-bleu', lastName: 'Grandmaison' };
const timeoutMs = 120_000;

async function withProgram(
  place: Installation,
  act: (running: AccountsStage) => Promise<void>,
): Promise<void> {
  const running = await start(place);
  await act(running).finally(() => running.app.close());
}

async function expectSameProgram({ app, call }: AccountsStage): Promise<void> {
  const signedIn = await call('/oauth/token', { form: passwordGrant(member.mail, member.password) });
  expect(signedIn.status).toBe(200);
  expect((await app.get('/')).status).toBe(200);
  const picture = /\/files\/[^\s"]+/.exec(await app.text('/'))?.[0] ?? '';
  expect((await app.get(picture)).status, picture).toBe(200);
}

/** The counter-check of the same words in a plain backup shows that they would be found. */
function expectUnreadable(file: string, plain: string, words: readonly string[]): void {
  const [sealed, open] = [readFileSync(file), readFileSync(plain)];
  for (const word of words) {
    expect(open.includes(word), `${word} in plain`).toBe(true);
    expect(sealed.includes(word), word).toBe(false);
  }
}

const secretOf = ({ dataDir }: Installation): string => readFileSync(join(dataDir, 'secret'), 'utf8');

/** Whole, but for the dump in it, with which PostgreSQL can do nothing. */
async function* brokenBackup(): AsyncGenerator<ArchivePart> {
  const about = { format: 1, madeAt: '2026-01-01T00:00:00Z', database: 'postgres', bucket: null };
  const files = { 'about.json': JSON.stringify(about), 'database.dump': 'PGDMP', secret: 'x'.repeat(40) };
  for (const [path, text] of Object.entries(files))
    yield { kind: 'file', path, bytes: Readable.from([Buffer.from(text)]) };
}

describe('a program with content and accounts', () => {
  it(
    'is the same after its backup was restored in another folder',
    async () => {
      const home = { dataDir: newDataDir() };
      const [file, plain] = [join(folder, 'embedded'), join(folder, 'embedded-plain')];
      mkdirSync(home.dataDir);
      await fillEmbedded(home.dataDir);
      await withProgram(home, async ({ join: joinIn }) => {
        await joinIn(member);
        await expect(run(home, 'make', file)).rejects.toThrow(/^another process .* uses .*; stop it/);
        expect(existsSync(file)).toBe(false);
      });
      expect(await run(home, 'make', file)).toMatch(/embedded is made: [\d.]+ MB, encrypted\.$/);
      expect(await run(home, 'make', plain, '--plain')).toContain('NOT encrypted');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const names = [member.mail, member.lastName, secretOf(home), 'database/cluster', 'about.json'];
      expectUnreadable(file, plain, names);

      const other = { dataDir: newDataDir() };
      expect(await run(other, 'restore', file)).toMatch(/embedded, made \d{4}-.*, is restored\.$/);
      expect(readdirSync(other.dataDir).sort()).toEqual(['database', 'files', 'outbox', 'secret']);
      for (const name of ['', 'database/cluster', 'files'])
        expect(statSync(join(other.dataDir, name)).mode & 0o777, name).toBe(0o700);
      expect(statSync(join(other.dataDir, 'secret')).mode & 0o777).toBe(0o600);
      await withProgram(other, async (running) => {
        await expectSameProgram(running);
        await expect(run(other, 'restore', file, '--replace')).rejects.toThrow(/uses .*; stop it/);
      });
    },
    timeoutMs,
  );

  const clusterUrl = findPostgresUrl() ?? '';

  it.skipIf(clusterUrl === '')(
    'is the same after its backup was restored into another PostgreSQL database',
    async () => {
      const template = await postgresTemplate(clusterUrl, 'default');
      const home = { dataDir: newDataDir(), databaseUrl: await makeDatabase(clusterUrl, template) };
      const [file, plain] = [join(folder, 'postgres'), join(folder, 'postgres-plain')];
      mkdirSync(home.dataDir);
      await withProgram(home, async ({ join: joinIn }) => {
        await joinIn(member);
        // It may run meanwhile.
        expect(await run(home, 'make', file)).toContain('encrypted');
        const restored = run(home, 'restore', file, '--replace');
        await expect(restored).rejects.toThrow('The program is connected to the database: stop it first');
      });
      await run(home, 'make', plain, '--plain');
      expectUnreadable(file, plain, [secretOf(home), 'database.dump', 'content_settings']);
      expect(await run(home, 'check', file)).toMatch(/database +of a PostgreSQL server/);

      await expect(run(home, 'restore', file)).rejects.toThrow(/The database has tables: name an empty one/);
      const other = { dataDir: newDataDir(), databaseUrl: await makeDatabase(clusterUrl) };
      await run(other, 'restore', file);
      await withProgram(other, expectSameProgram);
      // Once more over itself: what is there is dropped, in the same transaction.
      expect(await run(other, 'restore', file, '--replace')).toContain('What was there before is in');
      await withProgram(other, expectSameProgram);
    },
    timeoutMs,
  );

  it.skipIf(clusterUrl === '')(
    'keeps its folder as it was when PostgreSQL refuses the dump',
    async () => {
      const template = await postgresTemplate(clusterUrl, 'empty');
      const home = {
        dataDir: newDataDir(),
        databaseUrl: await makeDatabase(clusterUrl, template),
        settings: { SECRET: 's'.repeat(40), BACKUP_PASSPHRASE: backupPassphrase },
      };
      const file = join(folder, 'refused');
      mkdirSync(join(home.dataDir, 'files'), { recursive: true });
      const withoutPrograms = { ...home, environment: { PATH: '/nowhere' } };
      await expect(run(withoutPrograms, 'make', file)).rejects.toThrow(
        /pg_dump is not on this machine: install/,
      );
      expect(existsSync(file)).toBe(false);
      await run(home, 'make', file);
      const other = { ...withoutPrograms, databaseUrl: await makeDatabase(clusterUrl) };
      await expect(run(other, 'restore', file, '--replace')).rejects.toThrow(/psql is not on this/);
      expect(readdirSync(home.dataDir)).toEqual(['files']);
      const broken = join(folder, 'broken');
      await writeBackupFile(broken, brokenBackup(), { passphrase: backupPassphrase });
      await expect(run(home, 'restore', broken, '--replace')).rejects.toThrow(/^pg_restore failed: \S.*$/);
      expect(readdirSync(home.dataDir)).toEqual(['files']);
      await expect(run(home, 'restore', broken)).rejects.toThrow(/The database has tables/);
      const embedded = { dataDir: newDataDir() };
      await expect(run(embedded, 'restore', file)).rejects.toThrow(
        /of a PostgreSQL server; set DATABASE_URL/,
      );
    },
    timeoutMs,
  );
});

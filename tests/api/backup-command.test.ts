import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#platform/database/folder-lock.ts';
import { backupPassphrase, createBackupStage } from '#tests/support/backup-stage.ts';

const stage = createBackupStage();
const { folder, run, newDataDir } = stage;
afterAll(() => stage.remove());

/** For the command an embedded database is files like others: these few are one. */
const home = { dataDir: newDataDir(), cost: { power: 4, blocks: 8, lanes: 1 } };
const secret = 'the-secret-of-an-installation-of-tests';
const contents = {
  'database/cluster/PG_VERSION': '18\n',
  'database/cluster/base/1': 'x'.repeat(200_000),
  'files/ab/abc': 'a file',
  'outbox/1.json': '{}',
  'copies/1': 'may be lost',
  'schedule/feed': 'is made again',
  secret,
};
for (const [name, text] of Object.entries(contents)) {
  mkdirSync(join(home.dataDir, name, '..'), { recursive: true });
  writeFileSync(join(home.dataDir, name), text);
}
mkdirSync(join(home.dataDir, 'database/cluster/pg_notify'));

const file = join(folder, 'backup');
const plain = join(folder, 'plain');
await run(home, 'make', file);
await run(home, 'make', plain, '--plain');

describe('npm run backup', () => {
  it('says of a backup what it is, and changes nothing', async () => {
    const place = { dataDir: newDataDir() };
    const printed = await run(place, 'check', file);
    expect(printed).toMatch(
      /is whole\.\nmade {7}\d{4}-.*\ndatabase +the embedded one\nholds +5 files, 0\.2 MB$/,
    );
    expect(await run(place, 'check', plain, '--plain')).toContain('is whole, and NOT encrypted.');
    expect(existsSync(place.dataDir)).toBe(false);
  });

  it('restores everything that the program cannot make again', async () => {
    const place = { dataDir: newDataDir() };
    await run(place, 'restore', file);
    expect(readdirSync(place.dataDir).sort()).toEqual(['database', 'files', 'outbox', 'secret']);
    for (const name of ['database/cluster/base/1', 'files/ab/abc', 'outbox/1.json', 'secret'] as const)
      expect(readFileSync(join(place.dataDir, name), 'utf8'), name).toBe(contents[name]);
    expect(readdirSync(join(place.dataDir, 'database/cluster/pg_notify'))).toEqual([]);
  });

  it('does not touch data that are there, unless it is told to, and then keeps them aside', async () => {
    const place = { dataDir: newDataDir() };
    cpSync(home.dataDir, place.dataDir, { recursive: true });
    writeFileSync(join(place.dataDir, 'outbox', 'of-today'), 'x');
    // As a first start leaves it that was cut short: the next one makes the database anew.
    writeFileSync(join(place.dataDir, 'database', 'preparing'), '');
    await expect(run(place, 'restore', file)).rejects.toThrow(/There are data already .*--replace/);
    const aside = /is in (.*): remove it/.exec(await run(place, 'restore', file, '--replace'))?.[1] ?? '';
    expect(readdirSync(aside).sort()).toEqual(['copies', 'database', 'files', 'outbox', 'secret']);
    expect(existsSync(join(aside, 'outbox', 'of-today'))).toBe(true);
    expect(existsSync(join(place.dataDir, 'outbox', 'of-today'))).toBe(false);
    expect(existsSync(join(place.dataDir, 'database', 'preparing'))).toBe(false);
    expect(existsSync(join(place.dataDir, 'schedule', 'feed'))).toBe(true);
  });

  const bytes = readFileSync(file);
  const changed = bytes.with(Math.floor(bytes.length / 2), (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1);
  const basse = { BACKUP_PASSPHRASE: 'marée basse à midi' };
  it.each([
    ['has a changed byte', changed, {}, 'it is damaged, or not whole'],
    ['was cut off', bytes.subarray(0, -70_000), {}, 'it is damaged, or not whole'],
    ['is not encrypted', readFileSync(plain), {}, 'it is not encrypted; type --plain if that is meant'],
    ['has another passphrase', bytes, basse, 'the passphrase is another than that of this file'],
    ['is something else', Buffer.from('PK'), {}, 'it is no backup of this program, or not whole'],
  ])(
    'leaves everything as it was when a file %s, and says so in one line',
    async (_what, held, settings, why) => {
      const place = { dataDir: newDataDir(), settings };
      const bad = join(folder, 'bad');
      writeFileSync(bad, held);
      mkdirSync(place.dataDir);
      writeFileSync(join(place.dataDir, 'secret'), 'the secret of before');
      const told = `${bad} cannot be used: ${why}`;
      await expect(run(place, 'restore', bad, '--replace')).rejects.toMatchObject({ message: told });
      await expect(run(place, 'check', bad)).rejects.toMatchObject({ message: told });
      expect(readFileSync(join(place.dataDir, 'secret'), 'utf8')).toBe('the secret of before');
      expect(readdirSync(place.dataDir).sort()).toEqual(['database', 'secret']);
    },
  );

  it('takes the passphrase from a file too, and writes no plain backup that nobody asked for', async () => {
    const bare = { ...home, settings: { BACKUP_PASSPHRASE: '' } };
    const words = join(folder, 'passphrase');
    const given = ['--passphrase-file', words];
    writeFileSync(words, `${backupPassphrase}\n`);
    await expect(run(bare, 'make', join(folder, 'open'))).rejects.toThrow(
      /A backup is encrypted: set BACKUP/,
    );
    expect(await run(bare, 'check', file, ...given)).toContain('is whole');
    await expect(run(bare, 'check', file, '--plain')).rejects.toThrow(/it is encrypted/);
    await expect(run(bare, 'check', file, '--plain', ...given)).rejects.toThrow(/do not go together/);
    for (const wrong of ['too short\n', `${backupPassphrase}\n${backupPassphrase}\n`]) {
      writeFileSync(words, wrong);
      await expect(run(bare, 'check', file, ...given)).rejects.toThrow(/one line, of at least 12/);
    }
    expect(existsSync(join(folder, 'open'))).toBe(false);
  });

  it('refuses what would not be a backup', async () => {
    await expect(run(home, 'make', file)).rejects.toThrow('is there already');
    await expect(run(home, 'make', join(home.dataDir, 'b'))).rejects.toThrow(/has to be elsewhere/);
    await expect(run({ dataDir: newDataDir() }, 'make', `${file}2`)).rejects.toThrow(/There is no database/);
    await expect(run(home, 'check', `${file}2`)).rejects.toThrow('cannot be read');
    await expect(run(home, 'make')).rejects.toThrow('make takes one file');
    await expect(run(home, 'make', 'a', 'b')).rejects.toThrow('make takes one file');
    await expect(run(home, 'mkae', 'a')).rejects.toThrow('mkae is none of make, check, restore');
    expect(await run(home)).toContain('npm run backup');
  });

  it('waits for nobody who uses the data: one line says who does', async () => {
    const unlock = lockFolder(join(home.dataDir, 'database'));
    const told = new RegExp(`^another process \\(${process.pid}\\) uses .*; stop it`);
    await expect(run(home, 'make', `${file}2`)).rejects.toThrow(told);
    await expect(run(home, 'restore', file, '--replace')).rejects.toThrow(told);
    unlock();
  });

  it('stops when it is told to, and leaves nothing half done', async () => {
    const signal = AbortSignal.abort(new Error('Stopped'));
    const place = { dataDir: newDataDir(), signal };
    await expect(run({ ...home, signal }, 'make', join(folder, 'stopped'))).rejects.toThrow('Stopped');
    await expect(run(place, 'restore', file)).rejects.toThrow('Stopped');
    expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual([]);
    expect(readdirSync(place.dataDir)).toEqual(['database']);
    // The lock is free again.
    lockFolder(join(home.dataDir, 'database'))();
  });

  it('names the bucket that files are in, which it does not copy', async () => {
    const settings = { FILES_URL: 's3://parcours', FILES_KEY_ID: 'id', FILES_KEY_SECRET: 'key' };
    const target = join(folder, 'bucket');
    const told = 'Files are in the bucket https://s3.us-east-1.amazonaws.com/parcours, and not in the backup';
    expect(await run({ ...home, settings }, 'make', target)).toContain(told);
    expect(await run(home, 'check', target)).toContain(told);
    const place = { dataDir: newDataDir() };
    expect(await run(place, 'restore', target)).toContain(told);
    expect(readdirSync(place.dataDir)).not.toContain('files');
    const other = { dataDir: newDataDir(), settings };
    expect(await run(other, 'restore', file)).toContain('the backup has files of a folder: copy');
  });

  it('has the secret of the installation, and says when SECRET is another', async () => {
    const settings = { SECRET: 'another-secret-of-an-installation-of-tests' };
    const target = join(folder, 'secret');
    await run({ ...home, settings }, 'make', target);
    const place = { dataDir: newDataDir() };
    await run(place, 'restore', target);
    expect(readFileSync(join(place.dataDir, 'secret'), 'utf8')).toBe(settings.SECRET);
    expect(await run({ dataDir: newDataDir(), settings }, 'restore', file)).toContain('SECRET is set');
  });
});

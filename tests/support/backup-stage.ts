import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runBackup } from '#commands/backup/run-backup.ts';
import type { Cost } from '#platform/backup/head.ts';
import { readConfig, type Config } from '#config.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from './accounts-stage.ts';
import { embeddedTemplate } from './database-template.ts';

/** An installation that is stopped and started again, and its backups. */
export interface BackupStage {
  /** For backups, and whatever else is in no data folder. */
  readonly folder: string;
  /** Starts the program on the data of an installation; whoever starts it closes it. */
  start(place: Installation): Promise<AccountsStage>;
  /** What the command prints; what it refuses is thrown. */
  run(place: Installation, ...words: string[]): Promise<string>;
  newDataDir(): string;
  remove(): void;
}

export interface Installation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly cost?: Cost;
}

export const backupPassphrase = 'marée haute à midi';

export function createBackupStage(): BackupStage {
  const folder = mkdtempSync(join(tmpdir(), 'parcours-backup-'));
  return {
    folder,
    start: ({ dataDir, databaseUrl }) =>
      startAccountsStage({
        settings: accountSettings,
        dataDir,
        config: { databaseUrl, databaseFolder: join(dataDir, 'database') },
      }),
    run: async (place, ...words) => {
      const lines: string[] = [];
      const { environment, signal, cost } = place;
      await runBackup(words, (line) => lines.push(line), {
        config: configOf(place),
        ...(environment && { environment }),
        ...(signal && { signal }),
        ...(cost && { cost }),
      });
      return lines.join('\n');
    },
    newDataDir: () => join(folder, randomUUID()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function configOf({ dataDir, databaseUrl, settings }: Installation): Config {
  return readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    BACKUP_PASSPHRASE: backupPassphrase,
    ...settings,
  });
}

/** The default content, so that a first start need not load it. */
export async function fillEmbedded(dataDir: string): Promise<void> {
  cpSync(await embeddedTemplate('default'), join(dataDir, 'database'), { recursive: true });
}

/** A new database of a cluster: with what another has, or empty and of a user of its own who owns nothing else. */
export async function makeDatabase(clusterUrl: string, template?: string): Promise<string> {
  const name = `backup_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    if (template === undefined) {
      await client.query(`create role ${name} login`);
      await client.query(`create database ${name} owner ${name} template template0 locale 'C.UTF-8'`);
    } else await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  const username = template === undefined ? name : new URL(clusterUrl).username;
  return Object.assign(new URL(clusterUrl), { pathname: `/${name}`, username }).href;
}

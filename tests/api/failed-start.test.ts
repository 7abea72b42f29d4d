import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/log.ts';

const log = createLog('silent');
const materials = {
  operator,
  contentSeed,
  logo: '',
  icon: '',
  distFolder: '',
  filesFolder: resolve('data/files'),
};

describe('a start that fails after its services are up', () => {
  it('lets go of the database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parcours-failed-'));
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir });
    const failure = new Error('no limit here');
    const http = Object.defineProperty({ ...config.http }, 'rateLimitPerMinute', {
      get: () => {
        throw failure;
      },
    });
    const starting = buildApp({ ...config, http }, { log, materials, parts: ['content', 'cache'] });
    await expect(starting).rejects.toBe(failure);
    const again = await openDatabase({ folder: config.databaseFolder, log });
    await again.close();
    rmSync(dataDir, { recursive: true });
  });
});

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareTestDatabase, type TestDatabasePlace } from '#tests/support/database.ts';
import { startProgram, type Program } from '#tests/support/program.ts';

// Each test starts the whole program, which a busy machine does slowly.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const secret = 'a-secret-of-the-tests-that-is-long-enough';

/** Three processes, as on three machines: a site, the content it shows, and a cache. */
describe('parts in processes of their own', () => {
  let place: TestDatabasePlace;
  let dataDir: string;
  let content: Program;
  let cache: Program;
  const programs: Program[] = [];
  const origins = { content: '', cache: '' };
  const begin = (...args: Parameters<typeof startProgram>) => {
    const program = startProgram(...args);
    programs.push(program);
    return program;
  };

  beforeAll(async () => {
    place = await prepareTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'parcours-parts-'));
    cpSync(place.folder, join(dataDir, 'database'), { recursive: true });
    const database: Record<string, string> = place.url === undefined ? {} : { DATABASE_URL: place.url };
    content = begin({ parts: ['content'], dataDir, settings: { SECRET: secret, ...database } });
    cache = begin({ parts: ['cache'], settings: { SECRET: secret } });
    [origins.content, origins.cache] = await Promise.all([content.ready, cache.ready]);
  });
  afterAll(async () => {
    for (const program of programs) await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await place.remove();
  });

  it('content answers at its root and under its name, and no page of the site', async () => {
    const { content: origin } = origins;
    for (const base of [origin, `${origin}/services/content`]) {
      const menu = await fetch(`${base}/en/api/menus/main`);
      expect([base, menu.status]).toEqual([base, 200]);
      expect(await menu.json()).toMatchObject({ menu_name: 'main', langcode: 'en' });
    }
    expect((await fetch(`${origin}/propos`, { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await fetch(`${origin}/services/cache/cache/x`)).status).toBe(404);
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
      status: 'ready',
      parts: { database: 'ready' },
    });
    expect(content.stdout()).toContain(`Service content   ${origin}/services/content/\n`);
  });

  it('cache answers at its root and under its name, and needs no database', async () => {
    const { cache: origin } = origins;
    for (const base of [origin, `${origin}/services/cache`])
      expect(await (await fetch(`${base}/cache/router-routes`)).json()).toEqual([]);
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({
      status: 'ready',
      parts: { 'cache-store': 'ready' },
    });
  });

  it('the site shows the content of the one and keeps its routes in the other', async () => {
    const settings = { SECRET: secret, CONTENT_URL: origins.content, CACHE_URL: origins.cache };
    const site = begin({ parts: ['site'], settings });
    const origin = await site.ready;
    expect(await (await fetch(`${origin}/en`)).text()).toContain(
      '<title>RTC – Your buses in Havremont</title>',
    );
    const routes = (await (await fetch(`${origins.cache}/cache/router-routes`)).json()) as { name: string }[];
    expect(routes.map(({ name }) => name)).toContain('schedules');
    expect((await fetch(`${origin}/services/content/api`)).status).toBe(404);
  });

  it.skipIf(process.env['TEST_DATABASE'] === 'postgres')(
    'a second process on the same data folder is refused in one line',
    async () => {
      const second = begin({ parts: ['content'], dataDir, settings: { SECRET: secret } });
      expect(await second.exit).toEqual({ code: 1, signal: null });
      const folder = join(dataDir, 'database');
      expect(second.stderr()).toMatch(
        /^another process \(\d+\) uses .+; stop it, or set DATA_DIR to another folder\n$/,
      );
      expect(second.stderr()).toContain(folder);
      expect((await fetch(`${origins.content}/api/menus/main`)).status).toBe(200);
    },
  );
});

import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';

const base = '/horaires-et-trajets/horaires-imprimables';
const template = `${base}/imprimer/template`;
const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const apps: TestApp[] = [];

async function start(chromiumPath: string): Promise<TestApp> {
  const app = await startApp({
    parts: ['site', 'content', 'schedule', 'cache'],
    settings: { CHROMIUM_PATH: chromiumPath },
  });
  apps.push(app);
  return app;
}

afterAll(async () => {
  for (const app of apps) await app.close();
});

/** Prints nothing, but notes the address it was given. */
function stubChromium(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nfor last; do :; done; echo "$last" >> ${path}.asked\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('sheets as a PDF', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start(inject('chromiumPath'));
  });
  const printed = () => app.logs.filter(({ msg }) => msg === 'printed a page as PDF').length;

  it('are tagged, named, in their language, and have the pages they say', async () => {
    const before = readdirSync(tmpdir());
    for (const [path, lang, title] of [
      [`${template}?parcours=801&direction=0`, 'fr-ca', 'Parcours 801 vers Terminus Val-Fleuri'],
      [
        '/en/schedules-and-trips/printable-schedules/200/2?papier=a4',
        'en-ca',
        'Route 200 to Marché-Neuf Terminal',
      ],
    ] as const) {
      const pages = (await app.text(path)).match(/class="sheet-page"/g)?.length;
      const response = await app.get(`${path}${path.includes('?') ? '&' : '?'}format=pdf`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      expect(file).toContain('/StructTreeRoot');
      expect(file).toMatch(/\/Marked true/);
      expect(file.toLowerCase()).toContain(`/lang (${lang})`);
      expect(titleOf(file)).toContain(title);
      expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages ?? 0);
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="horaire-[\w-]+\.pdf"$/);
    }
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('parcours-pdf-'))).toEqual(
      before.filter((name) => name.startsWith('parcours-pdf-')),
    );
  });

  it('are kept while they say the same, whatever the address says besides', async () => {
    const count = printed();
    for (const more of ['', '&x=1', '&x=2'])
      expect((await app.get(`${template}?parcours=935&format=pdf${more}`)).status).toBe(200);
    expect(printed()).toBe(count + 1);
  });

  it('are linked where they can be made', async () => {
    expect(await app.text(`${base}/801/0`)).toContain(
      `href="${base}/imprimer?parcours=801&amp;direction=0&amp;format=pdf"`,
    );
  });

  it.each([
    ['?parcours=799&format=pdf', 404],
    ['?format=pdf', 404],
    ['?parcours=801&direction=7&format=pdf', 404],
    ['?parcours=801&date=2026-02-30&format=pdf', 404],
  ])('of nothing are told before a browser is asked: %s', async (query, status) => {
    const count = printed();
    expect((await app.get(template + query)).status).toBe(status);
    expect(printed()).toBe(count);
  });
});

describe('without a PDF', () => {
  it('the sheets are given as a page that says so, where the browser is missing', async () => {
    const app = await start(join(folder, 'missing'));
    const proxy = await app.get(`${base}/imprimer?parcours=200&format=pdf`, {
      headers: { accept: 'text/html' },
    });
    expect(proxy.status).toBe(200);
    expect(proxy.headers.get('cache-control')).toBe('private, no-store');
    const html = await proxy.text();
    expect(html).toContain('Le PDF n’a pas pu être préparé');
    expect(html).toContain('class="sheet-page"');
    expect(html).not.toContain('Enregistrer en PDF');
    for (const path of [`${template}?parcours=200&format=pdf`, `${base}/200/2?format=pdf`]) {
      const response = await app.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('class="sheet-page"');
    }
    expect(app.logs.map(({ msg }) => msg)).toContain('a page could not be printed as PDF');
  });

  it('so are those of which too many are asked for, and none leads elsewhere', async () => {
    const path = stubChromium('slow', 'sleep 0.2; exit 1');
    const app = await start(path);
    const hostile = [
      '//elsewhere.example',
      'http://elsewhere.example',
      '--flag',
      '..%2F..%2F',
      '%00',
      '%0A-x',
    ];
    const asked = await Promise.all([
      ...hostile.map((text) =>
        app.get(`${template}?parcours=200&format=pdf&papier=${text}&arrets=${text}&date=`, {
          headers: { host: 'elsewhere.example' },
        }),
      ),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => app.get(`${template}?parcours=${line}&format=pdf`)),
    ]);
    for (const response of asked) expect(response.status).toBeLessThan(500);
    const addresses = readFileSync(`${path}.asked`, 'utf8').trim().split('\n');
    for (const address of addresses) expect(address).toMatch(new RegExp(`^${app.origin}${template}\\?`));
    // The first failed, so the others were not tried.
    expect(addresses).toHaveLength(1);
  });
});

/** A title is in UTF-16 where it has accents. */
function titleOf(file: string): string {
  const [, hex] = /\/Title <FEFF([0-9A-F]+)>/i.exec(file) ?? [];
  if (hex) return Buffer.from(hex, 'hex').swap16().toString('utf16le');
  return /\/Title \((.*?)\)/.exec(file)?.[1] ?? '';
}

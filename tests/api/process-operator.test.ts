import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { runOperator } from '#commands/operator/run-operator.ts';
import { readConfig } from '#config.ts';
import { operator as city } from '#data/operator.ts';
import { tripsAt, wholeFeed, writeFeedFolder } from '#tests/support/feed-folder.ts';
import { startProgram, type Program, type ProgramOptions } from '#tests/support/program.ts';

// Each test starts the whole program, which a busy machine does slowly.
vi.setConfig({ testTimeout: 90_000 });

const root = mkdtempSync(join(tmpdir(), 'parcours-your-city-'));
const programs: Program[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop();
});
afterAll(() => rmSync(root, { recursive: true }));

const feed = writeFeedFolder(join(root, 'feed'), {
  ...wholeFeed(tripsAt('14:10', '14:30')),
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone\n' +
    'A,Seaside Transit,https://seaside.example,America/Halifax,en,902 555-0142',
});
const settings = { SCHEDULE_FEED: feed, CLOCK: '2026-11-15T10:00' };

function start(options: ProgramOptions): Program {
  const program = startProgram(options);
  programs.push(program);
  return program;
}

async function failure(options: ProgramOptions): Promise<string> {
  const program = start(options);
  program.ready.catch(() => undefined);
  expect(await program.exit).toEqual({ code: 1, signal: null });
  return program.stderr().trim();
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  return answer.text();
}

const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];

describe('a program that is given a feed alone', () => {
  it('reads a time that is set for it where the feed is from', async () => {
    const origin = await start({ settings }).ready;
    const { headers } = await fetch(`${origin}/readyz`);
    expect(headers.get('x-clock')).toMatch(/^2026-11-15T10:0\d:\d\d-04:00$/);
  });

  it('is the site of whoever the feed is from, in their language first, with nothing of the fictional city', async () => {
    const origin = await start({ settings }).ready;
    const pages = [
      '/',
      '/fr',
      '/about/customer-service',
      '/fr/propos/service-a-la-clientele',
      '/manifest.webmanifest',
    ];
    const texts = await Promise.all(pages.map((page) => read(origin + page)));
    expect(texts.slice(0, 2).map(languageOf)).toEqual(['en-ca', 'fr-ca']);
    expect(texts[2]?.includes('tel:+19025550142')).toBe(true);
    for (const text of texts) {
      expect(text.includes('Seaside')).toBe(true);
      expect(
        [city.name.fr, 'Havremont', city.phones.general.number].filter((word) => text.includes(word)),
      ).toEqual([]);
    }
  });

  it('gives way to a folder that a setting names', async () => {
    const folder = join(root, 'operator');
    await runOperator(['init', folder, '--feed', feed], () => undefined, readConfig({}));
    const file = join(folder, 'operator.ts');
    const written = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      written.replaceAll("'Seaside Transit'", "'Baie-Salée'").replace("first: 'en'", "first: 'fr'"),
    );
    const origin = await start({ settings: { ...settings, OPERATOR_DIR: folder } }).ready;
    const home = await read(`${origin}/`);
    expect([home.includes('Baie-Salée'), languageOf(home)]).toEqual([true, 'fr-ca']);
  });

  it('does not start without one that can be used, and says why in one line', async () => {
    const nothing = await failure({ settings: { SCHEDULE_FEED: join(root, 'nothing.zip') } });
    expect(nothing.split('\n')).toHaveLength(1);
    expect(nothing).toContain('SCHEDULE_FEED');
    const lost = await failure({ settings: { ...settings, OPERATOR_DIR: join(root, 'nowhere') } });
    expect(lost).toMatch(/operator\.ts is not there/);
    const apart = await failure({
      settings: { ...settings, SCHEDULE_URL: 'http://127.0.0.1:9' },
      parts: ['site', 'content', 'accounts', 'cache'],
    });
    expect(apart).toContain('OPERATOR_DIR must be set');
  });
});

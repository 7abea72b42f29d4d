import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram, type Program, type ProgramOptions } from '#tests/support/program.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

// Each test starts the whole program, which a busy machine does slowly.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const programs: Program[] = [];
let content: Upstream;
beforeAll(async () => {
  content = await startUpstream(smallContent().answer);
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop();
});
afterAll(() => content.close());

/** Without the timetables, which take their time, and with the content elsewhere. */
function start(options: ProgramOptions = {}): Program {
  const settings = { CONTENT_URL: content.url, ...options.settings };
  const program = startProgram({ parts: ['site', 'cache'], ...options, settings });
  programs.push(program);
  return program;
}

/** What an operator sees of a start that failed: one line that is no stack. */
async function failure(options: ProgramOptions): Promise<string> {
  const program = start(options);
  expect(await program.exit).toEqual({ code: 1, signal: null });
  const lines = program.stderr().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/\bat .*:\d+:\d+|Error:|node:internal/);
  return lines[0] ?? '';
}

describe('the program', () => {
  it('prints where the site is, in both languages, and makes a secret that it keeps for its owner', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parcours-secret-'));
    const first = start({ dataDir });
    const origin = await first.ready;
    expect(first.stdout()).toContain(`Site (français)   ${origin}/\n`);
    expect(first.stdout()).toContain(`Site (English)    ${origin}/en\n`);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/a`)).text()).toContain('Page A');
    expect(first.stderr()).toBe('');

    const file = join(dataDir, 'secret');
    const secret = readFileSync(file, 'utf8');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    first.signal('SIGTERM');
    expect(await first.exit).toEqual({ code: 0, signal: null });
    const second = start({ dataDir });
    await second.ready;
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(first.stdout() + second.stdout()).not.toContain(secret);
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('announces no work of a first start that is done elsewhere', async () => {
    const program = start({ parts: [], settings: { SCHEDULE_URL: content.url } });
    await program.ready;
    expect(program.stdout()).not.toContain('Preparing');
  });

  it('says which port is in use and what to do, and ends', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const line = await failure({ settings: { PORT: String(port) } });
    expect(line).toBe(`Port ${port} is in use: stop what uses it, or choose another with PORT`);
    other.close();
  });

  it('tries the port before the long work of a first start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const program = start({
      parts: ['content', 'schedule'],
      settings: { PORT: String(port), CONTENT_URL: '' },
    });
    expect(await program.exit).toEqual({ code: 1, signal: null });
    expect(program.stderr()).toMatch(/^Port \d+ is in use: .*\n$/);
    expect([program.stdout(), readdirSync(program.dataDir)]).toEqual(['', []]);
    other.close();
  });

  it('names every bad setting at once, in one line, and no value', async () => {
    const line = await failure({
      settings: {
        PORT: 'seventy-seven',
        SECRET: 'short-secret',
        DATABASE_URL: 'mysql://user:password@host/db',
        PUBLIC_URL: 'ftp://x',
        LOG_LEVEL: 'loud',
        API_TIMEOUT_MS: '1.5',
      },
    });
    expect(line).toMatch(/^Settings to correct \(see \.env\.example\): /);
    for (const name of ['PORT', 'SECRET', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL', 'API_TIMEOUT_MS'])
      expect(line).toContain(name);
    expect(line).not.toMatch(/seventy|short-secret|password|mysql|ftp|loud/);
  });

  it('names settings that only make sense together', async () => {
    const line = await failure({ settings: { REDIS_URL: 'redis://127.0.0.1:1', CAPTCHA_SITE_KEY: 'k' } });
    expect(line).toContain('SECRET must be set');
    expect(line).toContain('CAPTCHA_SITE_KEY, CAPTCHA_SECRET and CAPTCHA_VERIFY_URL go together');
  });

  it('names a file of places that it cannot use, before it makes a database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parcours-places-'));
    const settings = { SCHEDULE_PLACES: '/nowhere/places.json' };
    const line = await failure({ parts: ['schedule'], settings, dataDir });
    expect(line).toBe(
      'Settings to correct (see .env.example): SCHEDULE_PLACES names files that cannot be used: /nowhere/places.json: cannot be read',
    );
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  it('names a part it does not have, and those it has', async () => {
    const line = await failure({ parts: ['site', 'nonsense', 'more'] });
    expect(line).toBe(
      'Unknown part: nonsense, more. Choose among site, content, schedule, itinerary, accounts, cache',
    );
  });

  it.each([
    ['is a file', () => join(mkdtempSync(join(tmpdir(), 'parcours-')), 'file')],
    ['cannot be made', () => '/sys/parcours'],
    ['the system says is not there when it is made', () => '/proc/parcours'],
  ])('says what to do about a data folder that %s', async (what, place) => {
    const dataDir = place();
    if (what === 'is a file') writeFileSync(dataDir, '');
    const line = await failure({ dataDir });
    expect(line).toBe(`The data folder ${dataDir} cannot be written to: make it writable or set DATA_DIR`);
  });

  it('keeps its data from the other users of the machine, also what an earlier start left open', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parcours-open-'));
    const settings = { CONTENT_URL: '' };
    const rights = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path, isFolder: entry.isDirectory(), mode: statSync(path).mode & 0o777 };
      });
    const openOnes = () => rights().filter(({ isFolder, mode }) => mode !== (isFolder ? 0o700 : 0o600));
    const first = start({ parts: ['site', 'content', 'cache'], settings, dataDir });
    await first.ready;
    first.signal('SIGTERM');
    await first.exit;
    expect(rights().length).toBeGreaterThan(500);
    expect([statSync(dataDir).mode & 0o777, openOnes()]).toEqual([0o700, []]);

    for (const { path, isFolder } of rights()) chmodSync(path, isFolder ? 0o777 : 0o666);
    chmodSync(dataDir, 0o777);
    mkdirSync(join(dataDir, 'of-somebody-else'), { mode: 0o755 });
    const second = start({ parts: ['site', 'content', 'cache'], settings, dataDir });
    await second.ready;
    second.signal('SIGTERM');
    await second.exit;
    expect(openOnes().map(({ path }) => path)).toEqual([join(dataDir, 'of-somebody-else')]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('refuses a data folder that all users share', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parcours-shared-'));
    chmodSync(dataDir, 0o1777);
    expect(await failure({ dataDir })).toBe(
      `The data folder ${dataDir} cannot be kept from other users: give it to the user of the program, or set DATA_DIR`,
    );
  });

  it('says what to do about a folder for the database that cannot be made, the secret being given', async () => {
    const secret = 'a-secret-of-more-than-32-characters';
    const settings = { SECRET: secret, CONTENT_URL: '' };
    const line = await failure({ parts: ['content'], settings, dataDir: '/proc/parcours' });
    expect(line).toMatch(/^cannot write in \/proc\/parcours\/database \(ENOENT\); .*set DATA_DIR/);
  });

  it('says when an address to listen on is not one of this machine', async () => {
    expect(await failure({ settings: { HOST: '192.0.2.1', PUBLIC_URL: 'http://192.0.2.1' } })).toMatch(
      /^Cannot listen on 192\.0\.2\.1:0 .*check HOST and PORT$/,
    );
  });
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runNotices } from '#commands/notices/run-notices.ts';
import { readConfig } from '#config.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startVisits } from '#tests/support/visits.ts';

// A program that lives at another time says so, and commands go by its clock.
const visits = startVisits({
  parts: ['site', 'content', 'schedule', 'cache'],
  settings: { CLOCK: '2026-11-15T14:00:00-05:00', OPEN_SERVICES: 'schedule' },
});

const notices = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
const words = {
  shared: {
    notice_type: 'moyen',
    effects: [
      { type: 'stops_closed', end: '2026-11-20', stops: [{ name: '1014', replacement: '1001' }] },
      { type: 'trips_cancelled', routes: [{ name: '800' }], days: [1], time_start: '21:00' },
    ],
  },
  fr: { title: 'Essai de la commande', subtitle: 'Montez au 1001.' },
  en: { title: 'A trial of the command', subtitle: 'Board at 1001.' },
};

/** What is printed; what is refused is thrown. */
async function run(...typed: string[]): Promise<string> {
  const { dataDir, origin } = visits.app;
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, PORT: new URL(origin).port });
  await runNotices(['--as', 'Ève Roy', ...typed], (line) => lines.push(line), config);
  return lines.join('\n');
}

async function fileOf(json: unknown): Promise<string> {
  const file = join(await mkdtemp(join(visits.app.dataDir, 'typed-')), 'notice.json');
  await writeFile(file, typeof json === 'string' ? json : JSON.stringify(json));
  return file;
}

const idIn = (printed: string) => /[0-9a-f-]{36}/.exec(printed)?.[0] ?? '';

const tells = (path: string, text: string, isTold = true) =>
  eventually(async () => {
    const page = await (await visits.ask(path)).text();
    expect(page.includes(text), `${path}: ${text}`).toBe(isTold);
  });

describe('npm run notices', () => {
  it('says before publishing what a notice would touch, and writes nothing', async () => {
    const printed = await run('publish', await fileOf(words), '--dry-run');
    expect(printed).toMatch(/^Nothing was written/);
    expect(printed).toMatch(/1014 .* closed, board at 1001 .*, \d+ min on foot/);
    expect(printed).toMatch(/lines +800/);
    expect(printed).toMatch(/800 to .*, weekday: \d+ a day, \d+ of them cancelled, 21:\d\d to \d\d:\d\d/);
    expect(printed).toMatch(/departures +[1-9]\d* from 2026-11-15 to 2026-11-21/);
    expect(printed).toMatch(/sheets +[1-9]/);
    expect(printed).toMatch(/arrets=1014/);
    expect(printed).toMatch(/subscribers +not known/);
    expect(await run('list')).not.toContain(words.fr.title);
  });

  it('publishes, changes and ends a notice of the running program', async () => {
    const id = idIn(await run('publish', await fileOf(words)));
    await tells(notices, words.fr.title);
    expect(await run('list')).toMatch(new RegExp(`${id} .*moyen.*in-force.*800: ${words.fr.title}`));
    await run('update', id, '--fr', 'Le 1001 est déneigé.', '--en', '1001 is cleared of snow.');
    await tells(`${notices}/details/${id}`, 'Le 1001 est déneigé.');
    await run('update', id, await fileOf({ shared: {}, fr: { title: 'Essai changé' } }));
    await tells(notices, 'Essai changé');
    await run('end', id);
    await tells(notices, 'Essai changé', false);
    expect(await run('list')).not.toContain(id);
    expect(await run('list', '--all')).toContain(id);
  });

  it('publishes by what is typed alone, until a time from now', async () => {
    const typed = ['--fr', 'Métro en panne', '--en', 'Subway down', '--severity', 'eleve', '--general'];
    const id = idIn(await run('publish', ...typed, '--until', 'PT2H'));
    await tells(notices, 'Métro en panne');
    expect(await run('list')).toMatch(new RegExp(`${id} .*eleve.* to 2026-11-15T21:00 UTC.*everyone`));
    await run('end', id);
  });

  it('keeps who did what', async () => {
    const id = idIn(await run('publish', '--fr', 'Qui ?', '--en', 'Who?'));
    await run('end', id);
    const printed = await run('log', id);
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(/Ève Roy {2}change notices .* fr\.date_notice_end$/),
      expect.stringMatching(/Ève Roy {2}create notices .* fr\.title en\.title$/),
    ]);
  });

  it.each([
    ['a notice in one language', ['publish', '--fr', 'Une langue'], /no text in English/],
    ['no notice', ['publish'], /takes the file of a notice/],
    ['a file that is not there', ['publish', '/nowhere.json'], /cannot be read/],
    [
      'an unknown severity',
      ['publish', '--fr', 'A', '--en', 'B', '--severity', 'grave'],
      /severity is one of/,
    ],
    ['a notice that is not there', ['end', '00000000-0000-4000-8000-000000000000'], /There is no notice/],
    ['an option it does not have', ['publish', '--loud'], /--loud/],
    ['an alert without a way', ['alert'], /on or off/],
    ['an end that is past', ['maintenance', 'on', '--until', '2026-11-14'], /end is past/],
    ['an alert in one language', ['alert', 'on', '--fr', 'Verglas'], /no title in en/],
  ])('refuses %s', async (_, typed, message) => {
    await expect(run(...typed)).rejects.toThrow(message);
  });

  it('publishes in one language when that is said', async () => {
    const id = idIn(await run('publish', '--fr', 'Une langue', '--one-language'));
    await tells(notices, 'Une langue');
    expect(await run('end', id)).toContain('Une langue');
  });

  it('refuses a file that is not JSON, or not a notice', async () => {
    await expect(run('publish', await fileOf('{'))).rejects.toThrow(/is not JSON/);
    await expect(run('publish', await fileOf({ titre: 'Non' }))).rejects.toThrow(/titre/);
    await expect(run('publish', await fileOf({ ...words, shared: { colour: 'red' } }))).rejects.toThrow(
      /no attribute colour/,
    );
  });

  it('says how it is used when it does not understand', async () => {
    expect(await run('sing')).toMatch(/npm run notices -- ACTION/);
    expect(await run('publish', '--help')).toMatch(/npm run notices -- ACTION/);
  });

  it('sets the takeover alert until its end, and takes it away', async () => {
    const alert = ['--fr', 'Verglas sur la ville', '--en', 'Freezing rain', '--severity', 'eleve', '--home'];
    await run('alert', 'on', ...alert, '--until', '2026-11-15T15:00');
    await tells('/', 'Verglas sur la ville');
    await tells('/en', 'Freezing rain');
    visits.app.clock.advance(59 * 60_000);
    await tells('/', 'Verglas sur la ville');
    visits.app.clock.advance(60_000);
    expect(await (await visits.ask('/')).text()).not.toContain('Verglas sur la ville');
    await run('alert', 'on', ...alert);
    await tells('/', 'Verglas sur la ville');
    await run('alert', 'off');
    await tells('/', 'Verglas sur la ville', false);
    expect(await run('log')).toMatch(/Ève Roy {2}settings .*alert\.activation/);
  });

  it('puts maintenance in the place of the site until its end', async () => {
    await run('maintenance', 'on', '--until', 'PT30M');
    await eventually(async () => expect((await visits.ask('/')).status).toBe(503));
    visits.app.clock.advance(30 * 60_000);
    expect((await visits.ask('/')).status).toBe(200);
    await run('maintenance', 'off');
  });
});

describe('a service that is closed to others', () => {
  it('is there for who shows the key of the installation, and for nobody else', async () => {
    expect((await visits.app.get('/services/content/api/notices')).status).toBe(404);
    const headers = { 'x-inside': 'guessed', authorization: 'Bearer guessed' };
    expect((await visits.app.get('/services/content/api/notices', { headers })).status).toBe(404);
    expect(await run('list')).not.toBe('');
  });

  it('counts for nobody else what a notice would touch', async () => {
    const body = JSON.stringify({ data: { type: 'notices', id: 'x', attributes: { title: 'A' } } });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    expect((await visits.app.get('/services/schedule/porteeAvis', init)).status).toBe(403);
  });
});

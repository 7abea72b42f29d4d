import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesIn } from '#operators/folder/read-content-files.ts';
import { runContent } from '#commands/content/run-content.ts';
import type { ItemFile } from '#contract/content/content-file.ts';
import { readConfig } from '#config.ts';
import { contentSeed } from '#data/content/index.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startVisits } from '#tests/support/visits.ts';
import { sampleForm } from '#tests/support/web-form-sample.ts';

// The whole program at another time, of which the commands take its clock.
const visits = startVisits({
  parts: ['site', 'content', 'schedule', 'cache'],
  settings: { CLOCK: '2026-11-15T14:00:00-05:00', OPEN_SERVICES: 'schedule' },
});

/** What is printed; what is refused is thrown with it. */
async function run(...typed: string[]): Promise<string> {
  const { dataDir, origin } = visits.app;
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, PORT: new URL(origin).port });
  try {
    await runContent(['--as', 'Ève Roy', ...typed], {
      print: (line) => void lines.push(line),
      own: async () => ({ ...contentSeed, bytesOf: bytesIn('data/files') }),
      config,
    });
  } catch (thrown) {
    throw new Error([...lines, (thrown as Error).message].join('\n'), { cause: thrown });
  }
  return lines.join('\n');
}

const folder = () => mkdtemp(join(visits.app.dataDir, 'files-'));

async function readItem(file: string): Promise<ItemFile> {
  return JSON.parse(await readFile(file, 'utf8')) as ItemFile;
}

async function write(into: string, item: object, name = 'item.json'): Promise<string> {
  await writeFile(join(into, name), JSON.stringify(item));
  return into;
}

const pathOf = (key: string) => contentSeed.items.find((item) => item.key === key)?.fr?.alias ?? '';

describe('npm run content', () => {
  it('finds no fault in the content of a fresh installation', { timeout: 300_000 }, async () => {
    expect(await run('check')).toMatch(/^✓ no fault in \d{3} items$/);
  });

  it(
    'finds in the data of this version nothing that is not there already',
    { timeout: 120_000 },
    async () => {
      const printed = await run('import', '--dry-run');
      expect(printed).toMatch(
        /^Nothing was written. It would be: 0 new, 0 changed, \d+ as they were; 0 menus/,
      );
    },
  );

  it(
    'exports every item to a file of its own, and takes all of them back as they are',
    { timeout: 180_000 },
    async () => {
      const to = await folder();
      expect(await run('export', to)).toMatch(/^✓ \d{3} items and 8 menus/);
      const types = await readdir(to);
      expect(types).toEqual(expect.arrayContaining(['pages', 'news', 'mediaImages', 'menus']));
      const page = await readItem(join(to, 'pages', 'winter.json'));
      const seed = contentSeed.items.find(({ key }) => key === 'winter');
      expect(page.fr?.title).toBe(seed?.fr?.title);
      expect(page.fr?.content?.map(({ type }) => type)).toEqual(seed?.fr?.content?.map(({ type }) => type));
      expect(await run('import', to)).toMatch(/^✓ 0 new, 0 changed, \d+ as they were; 0 menus changed$/);
    },
  );

  it('brings a change of a file to the site, and an item that is new', { timeout: 120_000 }, async () => {
    const from = await folder();
    const fresh: ItemFile = {
      key: 'brand-new',
      type: 'pages',
      fr: {
        title: 'Toute neuve',
        alias: 'toute-neuve',
        content: [{ type: 'content', attributes: { title: 'Bloc', body: '<p>Bonjour le fleuve.</p>' } }],
      },
      en: { title: 'Brand new', alias: 'brand-new', attributes: { subtitle: 'Hello' } },
    };
    expect(await run('import', await write(from, fresh))).toMatch(/\+ pages brand-new\n✓ 1 new, 0 changed/);
    await eventually(async () =>
      expect(await visits.app.text('/toute-neuve')).toContain('Bonjour le fleuve.'),
    );
    expect(await visits.app.text('/en/brand-new')).toContain('Hello');
    const changed = { ...fresh, en: { title: 'Brand new', alias: 'brand-new' } };
    expect(await run('import', await write(from, changed))).toMatch(/~ pages brand-new\n✓ 0 new, 1 changed/);
    await eventually(async () => expect(await visits.app.text('/en/brand-new')).not.toContain('Hello'));
    expect(await run('import', from)).toMatch(/^✓ 0 new, 0 changed, 1 as they were/);
  });

  it(
    'brings pictures along with their bytes, and other bytes under the same name',
    { timeout: 120_000 },
    async () => {
      const from = await folder();
      const drawing = (colour: string) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="${colour}"/></svg>`;
      const alt = { attributes: { alt: 'Un carré' } };
      await write(from, {
        key: 'square',
        type: 'mediaImages',
        file: 'carré.svg',
        fr: { title: 'Carré', ...alt },
        en: { title: 'Square', attributes: { alt: 'A square' } },
      });
      await writeFile(join(from, 'carré.svg'), drawing('red'));
      expect(await run('import', from)).toMatch(/\+ files square-file\n {2}\+ mediaImages square\n/);
      const to = await folder();
      await run('export', to);
      const { file } = await readItem(join(to, 'files', 'square-file.json'));
      expect(await readFile(join(to, typeof file === 'string' ? file : ''), 'utf8')).toBe(drawing('red'));
      expect(await readItem(join(to, 'mediaImages', 'square.json'))).toMatchObject({
        references: { image: ['square-file'] },
        fr: { title: 'Carré', attributes: { alt: 'Un carré' } },
      });
      await writeFile(join(from, 'carré.svg'), drawing('blue'));
      expect(await run('import', from, '--dry-run')).toMatch(/~ files square-file\n/);
      expect(await run('import', from)).toMatch(/~ files square-file\n/);
      expect(await run('import', from)).toMatch(/^✓ 0 new, 0 changed, 2 as they were/);
    },
  );

  it('puts entries into a menu', { timeout: 120_000 }, async () => {
    const from = await folder();
    await run('export', from);
    const file = join(from, 'menus', 'footer.json');
    const list = JSON.parse(await readFile(file, 'utf8')) as object[];
    await writeFile(
      file,
      JSON.stringify([...list, { title: { fr: 'Entrée neuve', en: 'New entry' }, target: 'winter' }]),
    );
    expect(await run('import', from)).toContain('~ menu footer');
    await eventually(async () => expect(await visits.app.text('/en')).toContain('New entry'));
  });

  it(
    'adds default content that is not here, by name where somebody took it away',
    { timeout: 120_000 },
    async () => {
      expect(await run('new-defaults')).toBe('✓ everything of the default content is here');
      const from = await folder();
      await run('export', from);
      const file = join(from, 'menus', 'footer.json');
      await writeFile(file, '[]');
      await run('import', from);
      const printed = await run('new-defaults');
      expect(printed).toMatch(
        /^Taken away or never here: the record does not tell. Added only by name: \d+\n/,
      );
      const [first] = contentSeed.menus.footer;
      const name = `footer:${typeof first?.target === 'string' ? first.target : ''}`;
      expect(printed).toContain(`  ${name} (menu)\n    fr  « ${first?.title.fr} »`);
      expect(printed).toMatch(/menu last written \S+ by Ève Roy/);
      expect(await run('new-defaults', '--add')).toBe('✓ 0 added');
      expect(await run('new-defaults', '--add', '--dry-run', name)).toBe(
        `  + ${name}\nNothing was written. It would be: 1 added`,
      );
      expect(await run('new-defaults', '--add', name)).toBe(`  + ${name}\n✓ 1 added`);
      await expect(run('new-defaults', '--add', 'nobody')).rejects.toThrow(/nothing named nobody/);
      await expect(run('new-defaults', 'nobody')).rejects.toThrow(/names with --add/);
    },
  );

  it('reports what is wrong, item by item', { timeout: 300_000 }, async () => {
    const from = await folder();
    await write(from, {
      key: 'faulty',
      type: 'pages',
      fr: {
        title: 'Fautive',
        alias: 'fautive',
        content: [
          {
            type: 'content',
            attributes: {
              title: 'X',
              body: '<p><a href="/nulle-part">Là</a> <a href="/horaires-et-trajets/horaires/987">987</a> <img src="/x.png"></p>',
            },
          },
        ],
      },
    });
    await write(
      from,
      {
        key: 'over',
        type: 'notices',
        shared: {
          notice_type: 'moyen',
          date_notice_end: '2026-11-01',
          effects: [{ type: 'stops_closed', stops: [{ name: '9999' }] }],
        },
        fr: { title: 'Finie' },
        en: { title: 'Over' },
      },
      'over.json',
    );
    await write(
      from,
      { key: 'silent', type: 'mediaImages', fr: { title: 'Muette' }, en: { title: 'Silent' } },
      'silent.json',
    );
    await write(
      from,
      {
        key: 'page-of-forms',
        type: 'pages',
        fr: { title: 'Formulaire', content: [{ type: 'form', attributes: { webform: 'nulle_part' } }] },
        en: { title: 'Form' },
      },
      'page-of-forms.json',
    );
    await write(
      from,
      {
        key: 'form-astray',
        type: 'webforms',
        shared: {
          definition: {
            ...sampleForm,
            id: 'egare',
            recipient: 'quelqu.un@gmail.com',
            confirmation: { ...sampleForm.confirmation, paths: { fr: '/propos', en: '/nowhere' } },
          },
        },
        fr: { title: 'Égaré' },
        en: { title: 'Astray' },
      },
      'form-astray.json',
    );
    await run('import', from);
    const printed = await run('check').catch((thrown: Error) => thrown.message);
    for (const line of [
      '✗ faulty: there is no English',
      '✗ faulty: /nulle-part answers 404',
      '✗ faulty: /horaires-et-trajets/horaires/987 answers 404',
      '✗ faulty: in French, a picture has no words for who cannot see it',
      '✗ silent: in English, a picture has no words for who cannot see it',
      '✗ over: there is no stop 9999',
      '✗ page-of-forms: a form block names nulle_part, and there is no such form',
      '✗ form-astray: egare: recipient: quelqu.un@gmail.com is a private mailbox',
      '✗ form-astray: egare: confirmation.paths leads to /en/nowhere, which answers 404',
    ])
      expect(printed).toContain(line);
    expect(printed).toMatch(/✗ over: it was over on 2026-11-02/);
    expect(printed).toMatch(/\d+ faults in \d+ items$/);
  });

  it.each<[string, object | string, RegExp]>([
    ['is no JSON', '{', /is not JSON/],
    ['has a member of no meaning', { key: 'x', type: 'pages', nonsense: 1 }, /nonsense/],
    ['is of no type', { key: 'x', type: 'nothing', fr: { title: 'X' } }, /there is no type nothing/],
    [
      'refers to nobody',
      { key: 'x', type: 'pages', fr: { title: 'X' }, references: { media_image: ['nobody'] } },
      /refers to nobody, which is nowhere/,
    ],
    [
      'has an address of another',
      { key: 'x', type: 'pages', fr: { title: 'X', alias: pathOf('winter') } },
      /another item has this address/,
    ],
    ['has no words', { key: 'x', type: 'pages' }, /no words in any language/],
  ])('refuses a file that %s', async (_, item, words) => {
    const from = await folder();
    await writeFile(join(from, 'x.json'), typeof item === 'string' ? item : JSON.stringify(item));
    await expect(run('import', from)).rejects.toThrow(words);
  });
});

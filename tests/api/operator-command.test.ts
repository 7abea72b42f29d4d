import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runOperator } from '#commands/operator/run-operator.ts';
import { readFeed } from '#services/schedule/feed/read-feed.ts';
import { readConfig } from '#config.ts';
import { describeHouse } from '#operators/from-feed/describe-house.ts';
import { readOperatorFolder } from '#operators/folder/read-operator-folder.ts';
import { tripsAt, wholeFeed, writeFeedFolder, zipFeed, type Tables } from '#tests/support/feed-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'parcours-operator-'));
afterAll(() => rmSync(root, { recursive: true }));

const agencies = (row: string): Tables => ({
  'agency.txt': `agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone,agency_email\n${row}`,
});
const ours =
  "A,Transports de l'Estran (TE),https://te.example,America/Montreal,fr,418 555-0142,info@te.example";
let count = 0;
const folderAt = (name: string) => join(root, `${name}-${(count += 1)}`);
const feedOf = (more: Tables = {}): string =>
  writeFeedFolder(folderAt('feed'), { ...wholeFeed(tripsAt('14:10', '14:30')), ...agencies(ours), ...more });

/** What is printed, then what the command is refused with. */
async function operator(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runOperator(words, (line) => lines.push(line), readConfig({})).catch((thrown: Error) =>
    lines.push(`! ${thrown.message}`),
  );
  return lines.join('\n');
}

async function written(feed = feedOf()): Promise<string> {
  const folder = folderAt('operator');
  expect(await operator('init', folder, '--feed', feed)).toContain("✓ Transports de l'Estran");
  return folder;
}

/** Writes other words into the file of an operator, as its owner does. */
function change(folder: string, from: string | RegExp, to: string): void {
  const file = join(folder, 'operator.ts');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

/** A module is read once by a process: what was changed stands in another folder. */
function moved(folder: string): string {
  const other = folderAt('moved');
  cpSync(folder, other, { recursive: true });
  return other;
}

describe('npm run operator -- init', () => {
  it('writes a folder that says what the feed describes, word for word', async () => {
    const feed = feedOf();
    const folder = await written(feed);
    const read = await readOperatorFolder(folder);
    const described = describeHouse(await readFeed(feed));
    expect(read.operator).toEqual(JSON.parse(JSON.stringify(described.operator)));
    expect(read.logo).toBe(described.logo);
    expect(read.icon).toBe(described.icon);
    expect(read.contentSeed.menus).toEqual(JSON.parse(JSON.stringify(described.contentSeed.menus)));
    expect(read.contentSeed.settings).toEqual(described.contentSeed.settings);
    const byKey = (items: readonly { readonly key: string }[]) =>
      Object.fromEntries(items.map((item) => [item.key, JSON.parse(JSON.stringify(item)) as unknown]));
    expect(byKey(read.contentSeed.items)).toEqual(byKey(described.contentSeed.items));
  });

  it('says over each field what it is for, and leaves what the feed does not say to be filled in', async () => {
    const text = readFileSync(join(await written(), 'operator.ts'), 'utf8');
    expect(text).toMatch(/^import type \{ Operator \} from '.*domain\/operator\.ts';\n/);
    expect(text).toContain(
      "  // What riders call it: in titles, under the icon on a phone, in the logo.\n  shortName: 'TE',",
    );
    expect(text).toMatch(/\n {2}\/\/ address: \{ locale: 'fr'/);
    expect(text).not.toMatch(/\n {2}\/\/ email:/);
  });

  it('writes over nothing', async () => {
    const folder = await written();
    const before = readdirSync(folder);
    expect(await operator('init', folder, '--feed', feedOf())).toMatch(/^! .* is not empty/);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('keeps names with quotes, brackets and signs of code as they are', async () => {
    const name = 'L\'Élan "`${x}*/ \\ </script> (ÉL)';
    const feed = feedOf(
      agencies(`A,"${name.replaceAll('"', '""')}",https://te.example,America/Montreal,fr,,`),
    );
    const folder = folderAt('operator');
    await operator('init', folder, '--feed', feed);
    expect((await readOperatorFolder(folder)).operator.name).toEqual(
      describeHouse(await readFeed(feed)).operator.name,
    );
  });

  it('tells nobody the key in the address of a feed', async () => {
    expect(
      await operator('init', folderAt('operator'), '--feed', 'http://127.0.0.1:9/feed.zip?key=s3cret'),
    ).toMatch(/^! /);
  });

  it.each(['', '#top'])(
    'keeps the key and the account of an address to itself, in words and in files',
    async (end) => {
      const tables = { ...wholeFeed(tripsAt('14:10', '14:30')), ...agencies(ours) };
      const server = createServer((request, response) =>
        response.writeHead(request.url?.includes('s3cret') === true ? 200 : 403).end(zipFeed(tables)),
      );
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const address = `http://us3r:p4ss@${host}/gtfs.zip?api_key=s3cret${end}`;
      const folder = folderAt('operator');
      const said = [
        await operator('init', folder, '--feed', address),
        await operator('check', folder, '--feed', address),
        await operator('check', folder, '--feed', address.replace('s3cret', 'wr0ng')),
        await operator('check', folder, '--feed', `http://us3r:p4ss@${host} /gtfs.zip?api_key=s3cret`),
      ].join('\n');
      server.close();
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      );
      const kept = files
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
        .join('\n');
      expect(said).toContain(`--feed http://${host}/gtfs.zip\n`);
      expect(said).toContain('it may be a key');
      expect(said).toMatch(/! http:.*gtfs\.zip: .*403/);
      expect(kept).toContain(`http://${host}/gtfs.zip`);
      expect(said + kept).not.toMatch(/us3r|p4ss|s3cret|wr0ng|api_key/);
    },
  );

  it('needs a folder and a feed, and says how it is called', async () => {
    expect(await operator('init', '--feed', feedOf())).toBe('! init takes the folder to write');
    expect(await operator('init', folderAt('x'))).toContain('SCHEDULE_FEED');
    expect(await operator('init', folderAt('x'), '--feed', join(root, 'nothing.zip'))).toContain(
      'nothing.zip: ',
    );
    expect(await operator()).toContain('npm run operator -- ACTION');
    expect(await operator('check', '--feed', feedOf())).toContain('OPERATOR_DIR');
  });
});

describe('npm run operator -- check', () => {
  it('finds nothing to mend in a folder as it was written, and says what could be added', async () => {
    const feed = feedOf();
    const printed = await operator('check', await written(feed), '--feed', feed);
    expect(printed).toContain('✓ nothing to mend');
    expect(printed).toContain('· address: ');
    // The feed of the tests has days of its own: what the day of the test says of them is told elsewhere.
    expect(printed).not.toContain('✗');
  });

  it('says where the folder and the feed differ', async () => {
    const folder = await written();
    const feed = feedOf({
      ...agencies('A,Autre nom,https://autre.example,America/Halifax,en,902 555-0199,info@autre.example'),
    });
    const printed = await operator('check', folder, '--feed', feed);
    for (const said of ['name', 'phones.general', 'email', 'website'])
      expect(printed).toContain(`≠ ${said}: `);
  });

  it('refuses colours that cannot be read, twins, and addresses that lead nowhere', async () => {
    const feed = feedOf();
    const folder = await written(feed);
    change(folder, /colours: \{ light: '#\w+'/, "colours: { light: '#ffdd00'");
    change(folder, /(privacyPaths: \{ fr: ')[^']+/, '$1/nulle-part');
    change(folder, /fill: '#\w+'/, "fill: '#808080'");
    const printed = await operator('check', folder, '--feed', feed);
    expect(printed).toContain('✗ colours.light: #ffdd00 has ');
    expect(printed).toContain('✗ privacyPaths: no page of content/ has the French address /nulle-part');
    expect(printed).toMatch(/✗ serviceTypes\.[\w-]+\.look\.fill: no ink reads on #808080/);
    expect(printed).toMatch(/! 3 to mend/);
  });

  it('refuses two pages at one address, and an address that takes long to be compared', async () => {
    const feed = feedOf();
    const folder = await written(feed);
    const pages = join(folder, 'content', 'pages');
    const [one = '', other = '', third = ''] = readdirSync(pages).map((name) => join(pages, name));
    const aliasOf = (file: string) => /"alias": "([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const put = (file: string, alias: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(aliasOf(file), alias));
    put(other, aliasOf(one));
    put(third, '/:a((x+)+)');
    const printed = await operator('check', folder, '--feed', feed);
    expect(printed).toContain(`has the French address ${aliasOf(one)}, which is that of `);
    expect(printed).toContain('the address /:a((x+)+) must have rules that are regular expressions');
  });

  it.each([
    ['logo.svg', 'GIF89a', 'must be an SVG drawing'],
    ['icon.png', '<svg/>', 'must be a PNG picture'],
  ])('takes no other kind of file for %s', async (name, bytes, said) => {
    const folder = await written();
    writeFileSync(join(folder, name), bytes);
    expect(await operator('check', folder, '--feed', feedOf())).toMatch(new RegExp(`^! .*${name} ${said}$`));
  });

  it('stops code that never ends, and says so in one line', { timeout: 40_000 }, async () => {
    const folder = await written();
    change(folder, /$/, 'for (;;);\n');
    expect(await operator('check', folder, '--feed', feedOf())).toMatch(
      /^! .*operator\.ts cannot be run: it is not done after 10 s$/,
    );
  });

  it('names the file of content that cannot be used, and what it must be', async () => {
    const feed = feedOf();
    const folder = await written(feed);
    const pages = join(folder, 'content', 'pages');
    const [name = ''] = readdirSync(pages);
    writeFileSync(join(pages, name), '{\n  "key": "a",\n  "type": 7\n}\n');
    expect(await operator('check', folder, '--feed', feed)).toMatch(
      new RegExp(`^! .*${name}: type must be a text$`),
    );
    writeFileSync(join(folder, 'settings.json'), '{');
    rmSync(join(pages, name));
    expect(await operator('check', folder, '--feed', feed)).toMatch(/^! .*settings\.json is not JSON/);
  });

  it('names the lines that notices cannot be about, and those that the feed has no more', async () => {
    const feed = feedOf();
    const folder = await written(feed);
    const terms = join(folder, 'content', 'taxonomy_term--routes');
    const [file = ''] = readdirSync(terms);
    const text = readFileSync(join(terms, file), 'utf8');
    writeFileSync(join(terms, file), text.replaceAll('"title": "1"', '"title": "999"'));
    const printed = await operator('check', folder, '--feed', feed);
    expect(printed).toContain('no notice can be about these lines: 1');
    expect(printed).toContain('the feed has no such lines: 999');
  });

  it('says of a file that cannot be used which field is wrong', async () => {
    const folder = await written();
    change(folder, /serviceDayStartsAtHour: \d/, 'serviceDayStartsAtHour: 9');
    change(folder, /phones: /, 'fones: ');
    const printed = await operator('check', folder, '--feed', feedOf());
    expect(printed).toMatch(/^! .*operator\.ts: .*serviceDayStartsAtHour/);
    expect(printed).toContain('fones');
    const broken = moved(await written());
    change(broken, 'export const operator', 'export const operater');
    expect(await operator('check', broken, '--feed', feedOf())).toContain('exports no operator');
    const unfinished = moved(await written());
    change(unfinished, /\};\n$/, '');
    expect(await operator('check', unfinished, '--feed', feedOf())).toContain('cannot be run');
    expect(await operator('check', join(root, 'nowhere'), '--feed', feedOf())).toContain('is not there');
  });
});

describe('the folder of the fictional city', () => {
  it('is one such folder', async () => {
    const { operator: read, contentSeed, cityPlan } = await readOperatorFolder('data');
    expect(read.shortName).toBe('RTC');
    expect(contentSeed.items.length).toBeGreaterThan(300);
    expect(cityPlan?.name).toBe('Havremont');
    expect(existsSync('data/icon.svg')).toBe(true);
  });
});

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import type { DescribedHouse } from '#operators/from-feed/describe-house.ts';
import { folderReadme } from './folder-readme.ts';
import { missingFields, remarks } from './operator-remarks.ts';
import { pathOfItem, pathOfMenu } from './content-paths.ts';
import { writeLiteral, writeRemark } from './write-literal.ts';

interface Writing {
  /** How the file of the operator names the types of the project. */
  readonly types: string;
  /** What the house was described from, for whoever reads the folder later. */
  readonly feed: string;
}

/** Writes what a feed describes as a folder that rules from then on. Nothing that is there is written over. */
export async function writeOperatorFolder(
  folder: string,
  house: DescribedHouse,
  writing: Writing,
): Promise<readonly string[]> {
  const { operator, contentSeed, logo, icon } = house;
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0)
    throw new AppError('bad-request', `${folder} is not empty: name a folder that is not there yet`);
  const files = new Map([
    ['README.md', folderReadme(operator, writing.feed)],
    ['operator.ts', writeOperator(operator, writing)],
    [operator.logo.svg, logo],
    ['icon.svg', icon],
    ['settings.json', json(contentSeed.settings)],
    ...contentFiles(contentSeed),
  ]);
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return [...files.keys()];
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const contentFiles = ({ items, menus }: ContentSeed): [string, string][] => [
  ...items.map((item): [string, string] => [join('content', pathOfItem(item)), json(item)]),
  ...Object.entries(menus).map(([name, list]): [string, string] => [
    join('content', pathOfMenu(name)),
    json(list),
  ]),
];

function writeOperator(operator: Operator, { types, feed }: Writing): string {
  const literal = writeLiteral(operator, remarks);
  const missing = missingFields(operator).map((text) => `  ${writeRemark(text, '  ')}\n`);
  const whole = missing.length === 0 ? literal : literal.replace(/\n\}$/, `\n\n${missing.join('\n')}}`);
  return [
    `import type { Operator } from '${types}';`,
    '',
    writeRemark(`Written from the feed ${feed.replaceAll(/\s+/g, ' ')}.`, ''),
    '// It rules from now on: change what you like, then npm run operator -- check',
    `export const operator: Operator = ${whole};`,
    '',
  ].join('\n');
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { itemFileSchema, menuFileSchema } from '#contract/content/content-file.ts';
import { menuNames } from '#domain/menu.ts';
import type { Operator } from '#domain/operator.ts';
import type { CityPlan } from '#demo/city-plan.ts';
import { AppError } from '#lib/errors.ts';
import { wordsOfIssues } from '#platform/issue-words.ts';
import { readJsonFile, readText } from '#platform/read-file.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import { readFiles } from './read-content-files.ts';
import { runModule } from './run-module.ts';
import { operatorSchema } from './operator-schema.ts';
import { settingsSchema } from './settings-schema.ts';

/** The parts of an operator's folder that are code. */
export interface FolderModules {
  readonly operator: Operator;
  readonly contentSeed: ContentSeed;
  /** Of a folder whose city is made up, and its timetables with it. */
  readonly cityPlan?: CityPlan;
}

/** All that an installation is made of besides its feed, in the files of one folder. */
export interface OperatorFolder extends FolderModules {
  readonly logo: string;
  readonly icon: string;
  /** The icon in pixels, for phones that take no drawing. */
  readonly iconPixels?: Buffer | undefined;
  /** Where the files are that the content names. */
  readonly filesFolder: string;
}

/** The folder that a setting names. Its code runs as it is: Node takes the types away. */
export async function readOperatorFolder(folder: string): Promise<OperatorFolder> {
  const root = resolve(folder);
  const operator = await readOperator(root);
  const cityFile = join(root, 'city', 'city-plan.ts');
  return readDrawings(root, {
    operator,
    ...(await readContent(root)),
    ...(existsSync(cityFile) && { cityPlan: await load<CityPlan>(cityFile, 'cityPlan') }),
  });
}

/** The files beside the code, where a build has that already. */
export async function readDrawings<Modules extends FolderModules>(
  root: string,
  modules: Modules & { readonly filesFolder?: string },
): Promise<Modules & OperatorFolder> {
  return {
    filesFolder: join(root, 'files'),
    ...modules,
    logo: await readDrawing(join(root, modules.operator.logo.svg)),
    icon: await readDrawing(join(root, 'icon.svg')),
    iconPixels: await readPixels(join(root, 'icon.png')),
  };
}

async function readDrawing(file: string): Promise<string> {
  const text = await readText(file);
  if (!/<svg[\s>]/.test(text)) throw new AppError('bad-setting', `${file} must be an SVG drawing`);
  return text;
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function readPixels(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes && !bytes.subarray(0, pngMark.length).equals(pngMark))
    throw new AppError('bad-setting', `${file} must be a PNG picture`);
  return bytes;
}

async function readOperator(root: string): Promise<Operator> {
  const file = join(root, 'operator.ts');
  const read = operatorSchema.safeParse(await load<unknown>(file, 'operator'));
  if (read.success) return read.data as Operator;
  throw new AppError('bad-setting', `${file}: ${wordsOfIssues(read.error)}`);
}

/** Content is code, as that of the fictional city is, or files as `npm run content -- export` writes them. */
async function readContent(root: string): Promise<Pick<OperatorFolder, 'contentSeed' | 'filesFolder'>> {
  const code = join(root, 'content', 'index.ts');
  if (existsSync(code)) return { contentSeed: await readSeed(code), filesFolder: join(root, 'files') };
  const folder = join(root, 'content');
  const { items, menus } = await readFiles(folder);
  const settings = await readJsonFile(join(root, 'settings.json'), settingsSchema);
  const everyMenu = Object.fromEntries(menuNames.map((name) => [name, menus[name] ?? []]));
  const contentSeed = { items, menus: everyMenu as ContentSeed['menus'], settings, isFollowed: true };
  return { contentSeed, filesFolder: folder };
}

const seedSchema = z.object({
  items: z.array(itemFileSchema),
  menus: z.partialRecord(z.enum(menuNames), menuFileSchema),
  settings: settingsSchema,
});

async function readSeed(file: string): Promise<ContentSeed> {
  const contentSeed = await load<ContentSeed>(file, 'contentSeed');
  const read = seedSchema.safeParse(contentSeed);
  if (read.success) return contentSeed;
  throw new AppError('bad-setting', `${file}: ${wordsOfIssues(read.error)}`);
}

async function load<Value>(file: string, name: string): Promise<Value> {
  if (!existsSync(file))
    throw new AppError('bad-setting', `${file} is not there: npm run operator -- init writes it`);
  const value = (await runModule(file))[name] as Value | undefined;
  if (value === undefined) throw new AppError('bad-setting', `${file} exports no ${name}`);
  return value;
}

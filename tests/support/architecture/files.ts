import { readsEnvironment } from './imports.ts';
import { isCode, isStyle, isTest, listSources, type Tree } from './tree.ts';

const LIMITS = { longest: 400, p90: 200, median: 70 };
const DRAWERS = /(?:^|[-.])(?:utils?|helpers?|common|misc)(?:[-.]|$)/;

/** The environment is read in one place. */
export function findEnvironmentReaders(tree: Tree): readonly string[] {
  return listSources(tree)
    .filter((file) => file !== 'src/config.ts' && readsEnvironment(file, tree.get(file) ?? ''))
    .map((file) => `${file} reads process.env`);
}

/** The log stamps its lines with the true time, whatever time the program lives at. */
const CLOCK_READERS = new Set(['src/platform/clock.ts', 'src/platform/log/log.ts']);
const isOfBrowser = (file: string): boolean =>
  /^src\/site\/(?!server\/)/.test(file) && !file.endsWith('.server.ts');

/** On the server the machine's clock is read in one place, so that the whole program can be set to another time. */
export function findClockReaders(tree: Tree): readonly string[] {
  return listSources(tree)
    .filter((file) => file.startsWith('src/') && !CLOCK_READERS.has(file) && !isOfBrowser(file))
    .filter((file) => /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b/.test(tree.get(file) ?? ''))
    .map((file) => `${file} reads the clock of the machine`);
}

/** Processes ask their neighbours in one place: `fetch` ends the process where a neighbour misbehaves. */
export function findWebAskers(tree: Tree): readonly string[] {
  return listSources(tree)
    .filter((file) => file.startsWith('src/') && !isOfBrowser(file))
    .filter((file) => /(?<![.\w])fetch\(/.test(withoutComments(tree.get(file) ?? '')))
    .map((file) => `${file} asks without #platform/http/ask.ts`);
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');

/** Files too long to be read at once, and a tree that grows long as a whole. Catalogues of texts and data are apart. */
export function findLongFiles(tree: Tree): readonly string[] {
  const counted = [...tree].filter(([file]) => (isCode(file) || isStyle(file)) && !isCatalogue(file));
  const sizes = counted.map(([file, text]) => ({ file, lines: countLines(text) }));
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return [
    ...sizes
      .filter(({ lines }) => lines > LIMITS.longest)
      .map(({ file, lines }) => `${file} has ${lines} lines`),
    ...(at(0.9) > LIMITS.p90 ? [`one file in ten has more than ${at(0.9)} lines`] : []),
    ...(at(0.5) > LIMITS.median ? [`half of the files have more than ${at(0.5)} lines`] : []),
  ];
}

/** Folders and files named after nothing. */
export function findDrawers(tree: Tree): readonly string[] {
  return [...tree.keys()]
    .filter((file) => file.split('/').some((part) => DRAWERS.test(part)))
    .map((file) => `${file} is a drawer: name it after what it holds`);
}

export function findOddNames(tree: Tree): readonly string[] {
  return [...tree.keys()]
    .filter((file) => isCode(file) || isStyle(file))
    .filter((file) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)+$/.test(file.slice(file.lastIndexOf('/') + 1)))
    .map((file) => `${file} is not in kebab-case`);
}

/** Learn one, know all: a component is a folder with its view and its examples, named after the folder. */
export function findOddComponents(tree: Tree): readonly string[] {
  const folders = new Set(
    [...tree.keys()].flatMap((file) => /^src\/site\/ui\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  return [...folders].flatMap((folder) =>
    [`${folder.slice(folder.lastIndexOf('/') + 1)}.tsx`, 'examples.tsx']
      .filter((name) => !tree.has(`${folder}/${name}`))
      .map((name) => `${folder} has no ${name}`),
  );
}

const isCatalogue = (file: string): boolean =>
  file.startsWith('data/') || (/^src\/site\/i18n\/(?:fr|en)\//.test(file) && !isTest(file));

const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

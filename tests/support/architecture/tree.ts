import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths from the project's folder, with slashes, to what the files say. */
export type Tree = ReadonlyMap<string, string>;

const TEXT = /\.(?:ts|tsx|mjs|css)$/;

/** Reads some folders; files that are neither code nor style are known by name only. */
export function loadTree(root: string, folders: readonly string[]): Tree {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  return new Map(
    files
      .sort()
      .map((file) => [
        file.replaceAll(path.sep, '/'),
        TEXT.test(file) ? readFileSync(path.join(root, file), 'utf8') : '',
      ]),
  );
}

export const isCode = (file: string): boolean => /\.(?:ts|tsx|mjs)$/.test(file);
export const isStyle = (file: string): boolean => file.endsWith('.css');
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** The code that runs as the product. */
export const listSources = (tree: Tree): readonly string[] =>
  [...tree.keys()].filter((file) => file.startsWith('src/') && isCode(file) && !isTest(file));

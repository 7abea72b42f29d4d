import { isStyle, type Tree } from './tree.ts';

/** Declarations that fight the cascade instead of using its layers. */
export function findLoudStyles(tree: Tree): readonly string[] {
  return listStyles(tree)
    .filter(([, css]) => /!\s*important/i.test(css))
    .map(([file]) => `${file} says !important`);
}

/** Heights of the page that the tokens do not know. */
export function findLooseHeights(tree: Tree): readonly string[] {
  return listStyles(tree).flatMap(([file, css]) =>
    [...css.matchAll(/(?<![\w-])z-index\s*:\s*([^;}]+)/gi)]
      .map((match) => match[1]?.trim() ?? '')
      .filter((value) => !/^(?:auto|var\(--z-[\w-]+\))$/.test(value))
      .map((value) => `${file} sets z-index to ${value}`),
  );
}

function listStyles(tree: Tree): readonly (readonly [string, string])[] {
  return [...tree]
    .filter(([file]) => isStyle(file))
    .map(([file, css]) => [file, css.replace(/\/\*[\s\S]*?\*\//g, '')] as const);
}

import { foldCapitals } from '#lib/fold-capitals.ts';

/** How long the number of a line and that of a stop may be: callers send them, and find them in addresses. */
const longest = { line: 80, stop: 32 } as const;

/** Figures with a letter or two, which is a number: everybody writes those in capitals. */
const numbered = /^\d+\p{L}{1,2}$/u;

/** The number of a line in one line of text. Words keep the letters that the operator writes them with. */
export function lineNumber(text: string): string {
  const name = cut(withoutHidden(text.replaceAll(/\s+/gu, ' ')).trim(), longest.line).trim();
  return numbered.test(name) ? name.toUpperCase() : name;
}

/** The number of a stop, without what several of them are separated by. */
export function stopNumber(text: string): string {
  return cut(withoutHidden(text.trim().replaceAll(/[\s;,]+/gu, '_')), longest.stop);
}

/** The first of these names that no other has; where all are taken, the last one with a figure behind it. Lines are taken folded. */
export function ownName(
  names: readonly string[],
  taken: ReadonlySet<string>,
  kind: keyof typeof longest,
): string {
  const isFree = (name: string) => !taken.has(kind === 'line' ? foldCapitals(name) : name);
  const given = names.filter((name) => name !== '');
  const free = given.find(isFree);
  if (free !== undefined) return free;
  const last = given.at(-1) ?? '';
  for (let nth = last === '' ? 1 : 2; ; nth += 1) {
    const end = last === '' ? String(nth) : `-${nth}`;
    const name = cut(last, longest[kind] - end.length) + end;
    if (isFree(name)) return name;
  }
}

const withoutHidden = (text: string): string => text.replaceAll(/\p{C}+/gu, '');
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

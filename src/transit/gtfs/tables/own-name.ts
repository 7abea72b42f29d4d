/** How long the number of a line and that of a stop may be: callers send them, and find them in addresses. */
const longest = { line: 80, stop: 32 } as const;

/** The number of a line in one line of text. */
export function lineNumber(text: string): string {
  return cut(withoutHidden(text.replaceAll(/\s+/gu, ' ')).trim().toUpperCase(), longest.line).trim();
}

/** The number of a stop, without what several of them are separated by. */
export function stopNumber(text: string): string {
  return cut(withoutHidden(text.trim().replaceAll(/[\s;,]+/gu, '_')), longest.stop);
}

/** The first of these names that no other has; where all are taken, the last one with a figure behind it. */
export function ownName(
  names: readonly string[],
  taken: ReadonlySet<string>,
  kind: keyof typeof longest,
): string {
  const given = names.filter((name) => name !== '');
  const free = given.find((name) => !taken.has(name));
  if (free !== undefined) return free;
  const last = given.at(-1) ?? '';
  for (let nth = last === '' ? 1 : 2; ; nth += 1) {
    const end = last === '' ? String(nth) : `-${nth}`;
    const name = cut(last, longest[kind] - end.length) + end;
    if (!taken.has(name)) return name;
  }
}

const withoutHidden = (text: string): string => text.replaceAll(/\p{C}+/gu, '');
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

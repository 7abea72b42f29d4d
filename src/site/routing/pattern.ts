import { decodePath } from '#lib/decode-path.ts';
import { readPathName, writePathName } from '#lib/path-name.ts';
import { readParameter, splitPath } from '#lib/path-rules.ts';

/**
 * Path patterns: `/horaires/:parcours(\\d{1,3}[A-Z]?)/:direction?`.
 * A parameter is a whole segment; a pattern in brackets replaces "anything but a slash"; `?` makes the segment optional.
 * `:parcours(\\d{1,3}[A-Z]?)|route` takes any name: one that fits the pattern stands as it is, any other as `writePathName`
 * writes it, in a segment behind the word. Without a word behind the bar every name stands so, without one before it.
 */
export interface Pattern {
  match(pathname: string): Readonly<Record<string, string>> | undefined;
  /** The path with these parameters in place; undefined when a needed one is missing or does not fit. */
  build(params: Readonly<Record<string, string | undefined>>): string | undefined;
  readonly isStatic: boolean;
}

interface Segment {
  readonly text?: string;
  readonly name?: string;
  readonly rule?: string;
  readonly optional?: boolean;
  /** It takes any name: the word before those that do not fit the rule, empty where none stands there. */
  readonly word?: string | undefined;
}

/** What the name of a parameter ends with in the expression, where it was written as a name. */
const asName = '__name';

export function compilePattern(path: string): Pattern {
  const segments = splitPath(path).map(toSegment);
  const source = segments.map(toSource).join('');
  const whole = new RegExp(`^${source}/?$`, 'u');
  return {
    isStatic: segments.every((segment) => segment.text !== undefined),
    match: (pathname) => {
      const found = whole.exec(pathname);
      if (!found) return undefined;
      const params: Record<string, string> = {};
      for (const [group, value] of Object.entries(found.groups ?? {})) {
        if (value === undefined || value === '') continue;
        const decoded = decodePath(value, decodeURIComponent);
        const named = group.endsWith(asName)
          ? segments.find(({ name }) => group === name + asName)
          : undefined;
        const param = named ? readNamed(decoded, named) : decoded;
        if (param === undefined) return undefined;
        params[named?.name ?? group] = param;
      }
      return params;
    },
    build: (params) => buildPath(segments, params),
  };
}

/** Behind its word stands nothing that could stand without it: each name has one address. */
function readNamed(text: string, { word, rule = '' }: Segment): string | undefined {
  const name = readPathName(text);
  return name !== undefined && word !== '' && fits(name, rule) ? undefined : name;
}

const fits = (value: string, rule: string): boolean => new RegExp(`^(?:${rule})$`, 'u').test(value);

function toSegment(text: string): Segment {
  const found = readParameter(text);
  if (!found?.[1]) return { text };
  const [, name, rule = '[^/]+', word, sign] = found;
  return { name, rule, word, optional: sign === '?' };
}

function toSource({ text, name, rule, optional, word }: Segment): string {
  if (text !== undefined) return `/${escapeText(text)}`;
  const own = `/(?<${name}>${rule})`;
  const named = `/(?<${name}${asName}>[^/]+)`;
  const group = word === undefined ? own : word === '' ? named : `(?:${own}|/${escapeText(word)}${named})`;
  return optional ? `(?:${group})?` : group;
}

function buildPath(
  segments: readonly Segment[],
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  let path = '';
  for (const { text, name = '', rule = '', optional, word } of segments) {
    const value = params[name];
    if (text !== undefined) path += `/${text}`;
    else if (value && word !== undefined && (word === '' || !fits(value, rule))) {
      path += `${word && `/${word}`}/${encodeURIComponent(writePathName(value))}`;
    } else if (value) {
      if (!fits(value, rule)) return undefined;
      path += `/${value.split('/').map(encodeURIComponent).join('/')}`;
    } else if (!optional) return undefined;
  }
  return path || '/';
}

function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

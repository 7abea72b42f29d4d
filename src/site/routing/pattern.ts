import { decodePath } from '#lib/decode-path.ts';

/**
 * Path patterns: `/horaires/:parcours(\\d{1,3}[A-Z]?)/:direction?`.
 * A parameter is a whole segment; a pattern in brackets replaces "anything but a slash"; `?` makes the segment optional.
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
}

const parameter = /^:(\w+)(?:\((.+)\))?(\?)?$/s;

export function compilePattern(path: string): Pattern {
  const segments = splitSegments(path).map(toSegment);
  const source = segments.map(toSource).join('');
  const whole = new RegExp(`^${source}/?$`, 'u');
  return {
    isStatic: segments.every((segment) => segment.text !== undefined),
    match: (pathname) => {
      const found = whole.exec(pathname);
      if (!found) return undefined;
      const entries = Object.entries(found.groups ?? {}).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      return Object.fromEntries(
        entries.map(([name, value]) => [name, decodePath(value, decodeURIComponent)]),
      );
    },
    build: (params) => buildPath(segments, params),
  };
}

/** Splits at slashes outside brackets, so that a rule may hold one. */
function splitSegments(path: string): string[] {
  const segments: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of path) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '/' && depth === 0) {
      if (current) segments.push(current);
      current = '';
    } else current += character;
  }
  if (current) segments.push(current);
  return segments;
}

function toSegment(text: string): Segment {
  const found = parameter.exec(text);
  if (!found?.[1]) return { text };
  return { name: found[1], rule: found[2] ?? '[^/]+', optional: found[3] === '?' };
}

function toSource({ text, name, rule, optional }: Segment): string {
  if (text !== undefined) return `/${escapeText(text)}`;
  const group = `/(?<${name}>${rule})`;
  return optional ? `(?:${group})?` : group;
}

function buildPath(
  segments: readonly Segment[],
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  let path = '';
  for (const { text, name = '', rule = '', optional } of segments) {
    const value = params[name];
    if (text !== undefined) path += `/${text}`;
    else if (value) {
      if (!new RegExp(`^(?:${rule})$`, 'u').test(value)) return undefined;
      path += `/${value.split('/').map(encodeURIComponent).join('/')}`;
    } else if (!optional) return undefined;
  }
  return path || '/';
}

function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

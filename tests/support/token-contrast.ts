import { contrastOf as contrastOfColours, parseHex, type Rgb } from '#lib/contrast.ts';
import { colourDifference } from './colour-difference.ts';

type Theme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;
type Pair = readonly [string, string];

/** The colours of a style sheet as written: the properties of the first rule of `:root` that has any. */
export function readTokens(css: string): Tokens {
  const rule = /:root[^{}]*\{([^{}]*--[^{}]*)\}/.exec(css)?.[1] ?? '';
  const declarations = rule.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map(
    [...declarations].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]),
  );
}

/** The contrast of two tokens in a theme. */
export function contrastOf(tokens: Tokens, theme: Theme, pair: Pair): number {
  return contrastOfColours(...coloursOf(tokens, theme, pair));
}

/** How far apart two tokens look in a theme. */
export function differenceOf(tokens: Tokens, theme: Theme, pair: Pair): number {
  return colourDifference(...coloursOf(tokens, theme, pair));
}

function coloursOf(tokens: Tokens, theme: Theme, [one, other]: Pair): [Rgb, Rgb] {
  return [resolve(`var(${one})`, tokens, theme), resolve(`var(${other})`, tokens, theme)];
}

/** Knows the four ways the tokens write a colour: hexadecimal, `var`, `light-dark` and `color-mix` in sRGB. */
function resolve(value: string, tokens: Tokens, theme: Theme): Rgb {
  const colour = parseHex(value);
  if (colour) return colour;
  const call = /^([a-z-]+)\((.*)\)$/.exec(value);
  const parts = splitArguments(call?.[2] ?? '');
  const [first = '', second = '', third = ''] = parts;
  if (call?.[1] === 'var') return resolve(tokens.get(first) ?? second, tokens, theme);
  if (call?.[1] === 'light-dark') return resolve(theme === 'light' ? first : second, tokens, theme);
  const mixed = /^(.*) ([\d.]+)%$/.exec(second);
  if (call?.[1] === 'color-mix' && first === 'in srgb' && mixed) {
    const share = Number(mixed[2]) / 100;
    const [a, b] = [resolve(mixed[1] ?? '', tokens, theme), resolve(third, tokens, theme)];
    return [0, 1, 2].map((i) => (a[i] ?? 0) * share + (b[i] ?? 0) * (1 - share)) as unknown as Rgb;
  }
  throw new Error(`no colour can be read from "${value}"`);
}

/** Splits at the commas that stand in no inner parentheses. */
function splitArguments(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
}

import { Parser } from 'htmlparser2';
import { AppError } from '#lib/errors.ts';
import type { Pixels } from './pixels.ts';

/** What may stand in a drawing. Anything else could run, load or frame something. */
const elements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc metadata
  linearGradient radialGradient stop pattern clipPath mask marker switch style image filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feSpecularLighting feDiffuseLighting feDistantLight
  fePointLight feSpotLight feTile feTurbulence feDisplacementMap`.split(/\s+/),
);
const embedded = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=\s]*$/i;
/** A style that leads out of the drawing, or that old browsers run. */
const outside = /@import|expression\s*\(|url\s*\(\s*(?!['"]?\s*#)|\\/i;

/** The size of a drawing; one that holds a script, or leads out of itself, is refused with the reason. */
export function readDrawing(text: string): Pixels | undefined {
  let size: Pixels | undefined;
  let depth = 0;
  /** What a style says, put together: signs written as entities come in pieces. */
  let style: string | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        // Editors of drawings write notes of their own under prefixes, which browsers do not draw.
        const isNote = name.includes(':') && !/^svg:/i.test(name);
        if (!isNote && !elements.has(name)) refuse(`the element ${name}`);
        if (depth === 0) size = sizeOf(attributes);
        for (const [key, value] of Object.entries(attributes)) requirePlain(name, key, value);
        depth += 1;
        if (name === 'style') style = '';
      },
      onclosetag: () => {
        depth -= 1;
        if (style !== undefined && outside.test(style)) refuse('a style that leads elsewhere');
        style = undefined;
      },
      ontext: (words) => {
        if (style !== undefined) style += words;
      },
      onprocessinginstruction: (name, words) => {
        const isPlain = name === '?xml' || (name.toLowerCase() === '!doctype' && !words.includes('['));
        if (!isPlain) refuse(`the instruction ${name}`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return size;
}

const svgSpace = 'http://www.w3.org/2000/svg';
/** The spaces of names whose elements browsers run: under a prefix of its own any element could hide. */
const livingSpaces = [svgSpace, 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];

function requireSpace(key: string, value: string): void {
  const isStrange =
    key === 'xmlns' ? value.trim() !== svgSpace : key !== 'xmlns:svg' && livingSpaces.includes(value.trim());
  if (isStrange) refuse(`the name space of ${key}`);
}

function requirePlain(element: string, key: string, value: string): void {
  if (/^xmlns(?::|$)/.test(key)) return requireSpace(key, value);
  if (/^on/i.test(key)) refuse(`the attribute ${key}`);
  if (/(?:^|:)href$/i.test(key)) {
    const address = value.trim();
    if (address.startsWith('#') || (element === 'image' && embedded.test(address))) return;
    refuse('an address outside of it');
  }
  // Under a prefix stand notes of editors.
  if (!key.includes(':') && outside.test(value)) refuse(`the attribute ${key}`);
}

function sizeOf({ width, height, viewBox = '' }: Record<string, string>): Pixels | undefined {
  const [, , boxWidth, boxHeight] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const given = { width: pixelsOf(width) ?? boxWidth, height: pixelsOf(height) ?? boxHeight };
  const isSize = (side: number | undefined): side is number =>
    side !== undefined && side >= 1 && side <= 100_000;
  return isSize(given.width) && isSize(given.height)
    ? { width: Math.round(given.width), height: Math.round(given.height) }
    : undefined;
}

function pixelsOf(side: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(side ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function refuse(what: string): never {
  throw new AppError('invalid', `A drawing holds no script and leads nowhere: ${what.slice(0, 80)}.`);
}

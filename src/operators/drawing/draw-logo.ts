import { inkOn } from '#lib/ink-on.ts';
import { normalized } from '#lib/normalized.ts';
import { letters, type Letter } from './letters.ts';

/** A logo is as high as that of every operator, and no wider than fits beside the buttons of a phone. */
const height = 40;
const widest = 168;
/** The mark, then the room between it and the letters, and that between two letters. */
const markWidth = 14;
const afterMark = 13;
const between = 7.5;
/** Half a line of the pen, on both sides. */
const edge = 2.5;

interface Drawn {
  readonly letters: readonly Letter[];
  readonly width: number;
  readonly scale: number;
}

/** What of a name can be drawn: letters without their accents, as capitals. */
function lettersOf(name: string): readonly Letter[] {
  const capitals = normalized(name.replaceAll("'", '’'), 'NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return [...capitals].flatMap((sign) => letters.get(sign) ?? []);
}

function layOut(name: string): Drawn {
  const drawn = lettersOf(name);
  const wide = drawn.reduce((sum, { width }) => sum + width + between, -between);
  const room = widest - markWidth - afterMark - 2 * edge;
  const scale = Math.min(1, room / Math.max(1, wide));
  const words = drawn.length === 0 ? 0 : afterMark + wide * scale;
  return { letters: drawn, scale, width: Math.ceil(markWidth + words + 2 * edge) };
}

export function logoSize(name: string): { readonly width: number; readonly height: number } {
  return { width: layOut(name).width, height };
}

/** A line with two stops, and the name beside it, in the colour of the text around. */
export function drawLogo(name: string): string {
  const { letters: drawn, scale, width } = layOut(name);
  let x = 0;
  const paths = drawn.map(({ width: wide, path }) => {
    const at = x;
    x += wide + between;
    return path === '' ? '' : `<path transform="translate(${round(at)} 0)" d="${path}"/>`;
  });
  const left = edge + markWidth + afterMark;
  // Smaller letters stand on the middle of the mark.
  const top = (1 - scale) * 20.25;
  const words = `<g transform="translate(${left} ${round(top)}) scale(${round(scale)})" stroke-width="4.6">${paths.join('')}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M9.5 15.5v9.5" stroke-width="3.5"/><circle cx="9.5" cy="9" r="5.5" stroke-width="3.5"/>` +
    `<circle cx="9.5" cy="31.5" r="5.5" fill="currentColor" stroke-width="3.5"/>${words}</svg>\n`
  );
}

/** The first letters of the name on the operator's colour, as a browser shows it beside a title. */
export function drawIcon(name: string, colour: string): string {
  const drawn = lettersOf(name)
    .filter(({ width }) => width > 5)
    .slice(0, 2);
  const wide = drawn.reduce((sum, { width }) => sum + width + between, -between);
  const scale = Math.min(0.78, 25 / Math.max(1, wide));
  let x = 0;
  const paths = drawn.map(({ width, path }) => {
    const at = x;
    x += width + between;
    return `<path transform="translate(${round(at)} 0)" d="${path}"/>`;
  });
  const left = 20 - (wide * scale) / 2;
  const top = 20 - 20.25 * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" fill="none" ` +
    `stroke="${inkOn(colour)}" stroke-linecap="round" stroke-linejoin="round"><rect width="40" height="40" rx="9" ` +
    `fill="${colour}" stroke="none"/><g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})" ` +
    `stroke-width="5">${paths.join('')}</g></svg>\n`
  );
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

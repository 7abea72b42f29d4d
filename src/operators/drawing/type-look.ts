import type { BadgeShape, ServiceType, ThemedColour } from '#domain/operator.ts';
import { contrastOf, parseHex, type Rgb } from '#lib/contrast.ts';
import { inks } from '#lib/ink-on.ts';
import { passingColour } from '#lib/passing-colour.ts';

/** What colours stand on in each theme, as `tokens.css` has it: `--paper`, `--paper-tint` and `--paper-raised`. */
export const papers = {
  light: ['#ffffff', '#f2f5f7', '#ffffff'],
  dark: ['#0e151c', '#16202a', '#1b2733'],
} as const;

/** Of text, and of what is no text. */
export const textContrast = 7;
export const markContrast = 4.5;

/** In the order they are given out: the plainest outlines first. */
const shapes: readonly BadgeShape[] = ['square', 'circle', 'octagon', 'arrow', 'pentagon', 'crescent'];

/** For kinds of service of which the feed gives no colour. */
const spareColours = ['#0f3460', '#00662d', '#b0111a', '#5b2a86', '#7a4a00', '#0b5563'] as const;

/** How the kind of service at a place of the list is drawn: an outline of its own, in the feed's colour as near as it reads. */
export function lookOf(colour: string | undefined, place: number): ServiceType['look'] {
  // Shifted by one each round, so that no outline comes back in its colour before all pairs are used.
  const spare = (place + Math.floor(place / shapes.length)) % spareColours.length;
  const wanted = colour ?? spareColours[spare] ?? spareColours[0];
  return {
    shape: shapes[place % shapes.length] ?? 'square',
    fill: passingColour(wanted, (rgb) => inks.some((ink) => isSeen(rgb, [ink], textContrast))),
    line: onPaper(wanted, markContrast),
  };
}

/** The colour of links, nearest to one of the feed's. */
export const linkColours = (colour: string): ThemedColour => onPaper(colour, textContrast);

function onPaper(colour: string, contrast: number): ThemedColour {
  const on = (theme: 'light' | 'dark') =>
    passingColour(colour, (rgb) => isSeen(rgb, papers[theme], contrast));
  return { light: on('light'), dark: on('dark') };
}

const isSeen = (colour: Rgb, grounds: readonly string[], contrast: number): boolean =>
  grounds.every((ground) => contrastOf(colour, parseHex(ground) ?? [0, 0, 0]) >= contrast);

/** `97BF0D` of a feed as a colour; undefined for none, and for white and black, which feeds write where there is none. */
export function colourOfRoute(text: string): string | undefined {
  const hex = text.replace(/^#/, '').toLowerCase();
  return /^[0-9a-f]{6}$/.test(hex) && hex !== 'ffffff' && hex !== '000000' ? `#${hex}` : undefined;
}

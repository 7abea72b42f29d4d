import { contrastOf, parseHex } from './contrast.ts';

/** The text on a badge has one of these: the background of the light theme or of the dark one. */
export const inks = ['#ffffff', '#0e151c'] as const;

/** The ink that reads best on a colour, whatever the operator chose. */
export function inkOn(colour: string): string {
  const ground = parseHex(colour) ?? [0, 0, 0];
  const contrast = (ink: string) => contrastOf(parseHex(ink) ?? [0, 0, 0], ground);
  return contrast(inks[0]) >= contrast(inks[1]) ? inks[0] : inks[1];
}

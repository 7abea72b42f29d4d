import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { contrastOf, formatHex, parseHex, type Rgb } from './contrast.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { passingColour } from './passing-colour.ts';

const white: Rgb = [255, 255, 255];
const readsOnWhite = (colour: Rgb) => contrastOf(colour, white) >= 7;
const colours = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rgb) => formatHex(rgb as Rgb));

describe('the nearest colour that passes', () => {
  it('is the colour itself where that passes', () => {
    expect(passingColour('#0f3460', readsOnWhite)).toBe('#0f3460');
  });

  it('keeps the hue, and is hardly darker than it has to be', () => {
    const found = parseHex(passingColour('#97bf0d', readsOnWhite)) ?? white;
    expect(contrastOf(found, white)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(found, white)).toBeLessThan(7.3);
    const [red, green, blue] = found;
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(blue);
  });

  it('passes whatever the colour is', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(readsOnWhite(parseHex(passingColour(colour, readsOnWhite)) ?? white)).toBe(true);
      }),
      cases(200),
    );
  });

  it('goes to Oklab and back', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(formatHex(fromOklab(toOklab(parseHex(colour) ?? white)))).toBe(colour);
      }),
      cases(200),
    );
  });
});

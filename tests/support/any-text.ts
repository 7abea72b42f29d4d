import fc from 'fast-check';

/** Code points that are halves of a pair stand for nothing alone, and no encoding carries them. */
const firstHalf = 0xd800;
const halves = 0x800;

/**
 * Any character there is. What fast-check calls `binary` gives the same ones, after it has made a map of all million of
 * them: that takes a second in each process.
 */
const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff - halves }).map(
  (place) => String.fromCodePoint(place < firstHalf ? place : place + halves),
  // The way back lets fast-check mix in the words it knows to be dangerous.
  (value) => {
    const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== value) throw new Error('not one character');
    return code < firstHalf ? code : code - halves;
  },
);

export const anyText = (length: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...length, unit: anyCharacter });

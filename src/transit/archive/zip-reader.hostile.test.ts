import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { faultOf } from '#tests/support/fault-of.ts';
import { forgeZip } from '#tests/support/forged-zip.ts';
import type { ForgedEntry } from '#tests/support/forged-zip.ts';
import { openZip } from './zip-reader.ts';
import type { ZipLimits } from './zip-limits.ts';
import { writeZip } from './zip-writer.ts';

const text = (words: string) => new TextEncoder().encode(words);
const content = text('stop_id,stop_name\n1000,Gare du Palais\n'.repeat(20));
const small: ZipLimits = { maxEntries: 5, maxEntryBytes: 10_000, maxTotalBytes: 15_000 };

function readAll(bytes: Uint8Array, limits = small): void {
  const zip = openZip(bytes, limits);
  for (const entry of zip.entries) zip.read(entry);
}

const forged = (change: Partial<ForgedEntry>) => forgeZip([{ name: 'stops.txt', content, ...change }]);
const outcome = (bytes: Uint8Array) => faultOf(() => readAll(bytes));

describe('a zip that is not whole', () => {
  const whole = forgeZip(
    [
      { name: 'stops.txt', content },
      { name: 'trips.txt', content, zip64: true },
    ],
    {
      zip64: true,
      comment: 'a comment at the end',
    },
  );

  it('is truncated wherever it is cut', () => {
    for (let length = 0; length < whole.length; length += 10) {
      expect(outcome(whole.subarray(0, length)), `cut at ${length}`).toBe('zip-truncated');
    }
    expect(outcome(whole)).toBeUndefined();
  });

  it('is damaged when its beginning is missing', () => {
    expect(outcome(whole.subarray(40))).toBe('zip-damaged');
  });

  it.each(['<html>503</html>', 'PQ', 'stop_id,stop_name\n1,A\n'])('is no zip at all: %s', (words) => {
    expect(outcome(text(words))).toBe('zip-not-a-zip');
  });
});

describe('a zip that gives too much', () => {
  const zeros = new Uint8Array(10 * 2 ** 20);

  it.each<[string, Uint8Array]>([
    ['a bomb that says its size', forged({ content: zeros })],
    ['a bomb that says it is small', forged({ content: zeros, declaredBytes: 9_000 })],
    ['a file that gives one byte more than it says', forged({ declaredBytes: content.length - 1 })],
    ['a size that needs 64 bits', forged({ declaredBytes: 2 ** 40, zip64: true })],
    [
      'many files too large together',
      forgeZip(['a', 'b'].map((name) => ({ name, content: zeros.subarray(0, 9_000) }))),
    ],
  ])('%s', (_, bytes) => {
    expect(outcome(bytes)).toBe('zip-bomb');
  });

  it('refuses at opening what it can, before anything is decompressed', () => {
    expect(faultOf(() => openZip(forged({ content: zeros }), small))).toBe('zip-bomb');
  });

  it('refuses a declared size that its data cannot reach', () => {
    const large: ZipLimits = { maxEntries: 5, maxEntryBytes: 2 ** 30, maxTotalBytes: 2 ** 31 };
    const bytes = forged({ declaredBytes: 2 ** 30 });
    expect(faultOf(() => openZip(bytes, large))).toBe('zip-damaged');
  });

  it('refuses files that share their data', () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, at) => (at * 2_654_435_761) >>> 13);
    const inner = Buffer.from(forgeZip([{ name: 'b', content: noise, method: 0 }]));
    const innerFile = inner.subarray(0, 30 + 1 + 4000);
    const outer = Buffer.from(forgeZip([{ name: 'a', content: innerFile, method: 0 }]));
    const innerRecord = inner.subarray(innerFile.length, -22);
    innerRecord.writeUInt32LE(30 + 1, 42);
    const end = outer.subarray(-22);
    end.writeUInt16LE(2, 8);
    end.writeUInt16LE(2, 10);
    end.writeUInt32LE(innerRecord.length * 2, 12);
    expect(outcome(Buffer.concat([outer.subarray(0, -22), innerRecord, end]))).toBe('zip-bomb');
  });

  it('refuses too many files, counted or declared', () => {
    const names = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.txt`, content: text('') }));
    expect(outcome(forgeZip(names))).toBe('zip-too-many-entries');
    expect(outcome(forgeZip([], { declaredCount: 2 ** 50, zip64: true }))).toBe('zip-damaged');
    expect(outcome(forgeZip(names.slice(0, 1), { declaredCount: 2 ** 50, zip64: true }))).toBe(
      'zip-too-many-entries',
    );
  });
});

describe('a zip that lies', () => {
  it.each([
    ['../stops.txt'],
    ['gtfs/../../stops.txt'],
    ['..'],
    ['/etc/passwd'],
    ['gtfs\\stops.txt'],
    ['C:stops.txt'],
    ['stops\0.txt'],
    ['../folder/'],
    [''],
  ])('has a forbidden path: %j', (name) => {
    expect(outcome(forged({ name }))).toBe('zip-path');
  });

  it.each<[string, Partial<ForgedEntry>, string]>([
    ['encrypted', { flags: 0x0001 }, 'zip-encrypted'],
    ['strongly encrypted', { flags: 0x0041 }, 'zip-encrypted'],
    ['of an unknown method', { method: 12 }, 'zip-damaged'],
    ['with another checksum', { crc: 1 }, 'zip-damaged'],
    ['longer than its data', { declaredBytes: content.length + 1 }, 'zip-damaged'],
    ['stored with another length', { method: 0, declaredBytes: content.length - 1 }, 'zip-damaged'],
    ['with two names', { localName: 'other.txt' }, 'zip-damaged'],
    ['with a name that is not the UTF-8 it says', { name: Uint8Array.of(0xe9), flags: 0x800 }, 'zip-damaged'],
  ])('is %s', (_, change, code) => {
    expect(outcome(forged(change))).toBe(code);
  });

  it('has two files of one name', () => {
    const twice = ['stops.txt', 'stops.txt'].map((name) => ({ name, content }));
    expect(outcome(forgeZip(twice))).toBe('zip-duplicate-name');
  });

  it('has a declared number of files that is not theirs', () => {
    expect(outcome(forgeZip([{ name: 'a', content }], { declaredCount: 2 }))).toBe('zip-damaged');
    expect(outcome(forgeZip([{ name: 'a', content }], { declaredCount: 0 }))).toBe('zip-damaged');
  });
});

describe('a zip with flipped bits', () => {
  const tables = { 'stops.txt': content, 'trips.txt': text('trip_id\nA\nB\n'), 'empty.txt': text('') };
  const files = Object.entries(tables).map(([name, bytes]) => ({ name, bytes }));
  const kinds = {
    written: writeZip(files, new Date(0)),
    large: forgeZip(
      files.map(({ name, bytes }) => ({ name, content: bytes, zip64: true, descriptor: true })),
      { zip64: true, comment: 'note' },
    ),
  };

  const mask = fc.integer({ min: 1, max: 255 });

  function flipped(whole: Uint8Array, flips: readonly (readonly [at: number, mask: number])[]): Uint8Array {
    const bytes = Uint8Array.from(whole);
    for (const [at, bits] of flips) bytes[at % bytes.length] = (bytes[at % bytes.length] as number) ^ bits;
    return bytes;
  }

  function expectRight(bytes: Uint8Array, whenMissing: 0 | -1): void {
    faultOf(() => {
      const zip = openZip(bytes);
      for (const [name, expected] of Object.entries(tables)) {
        const entry = zip.find(name);
        expect(entry ? Buffer.compare(zip.read(entry), expected) : whenMissing, name).toBe(0);
      }
    });
  }

  it.each(Object.entries(kinds))('gives every file or a fault when one place is damaged: %s', (_, whole) => {
    const burst = fc.tuple(fc.nat(whole.length - 1), fc.array(mask, { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(burst, ([start, masks]) => {
        const flips = masks.map((bits, at) => [start + at, bits] as const);
        expectRight(flipped(whole, flips), -1);
      }),
      cases(2000),
    );
  });

  // Both copies of a name can be changed alike, and no checksum covers them: a file may then be missing, never wrong.
  it.each(Object.entries(kinds))('never gives wrong bytes, wherever it is damaged: %s', (_, whole) => {
    const scattered = fc.array(fc.tuple(fc.nat(whole.length - 1), mask), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(scattered, (flips) => expectRight(flipped(whole, flips), 0)),
      cases(2000),
    );
  });
});

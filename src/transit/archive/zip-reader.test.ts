import { describe, expect, it } from 'vitest';
import { faultOf } from '#tests/support/fault-of.ts';
import { forgeZip } from '#tests/support/forged-zip.ts';
import type { ForgedArchive, ForgedEntry } from '#tests/support/forged-zip.ts';
import { openZip } from './zip-reader.ts';

const text = (words: string) => new TextEncoder().encode(words);
const stops = text('stop_id,stop_name\n'.repeat(50));
const trips = text('trip_id\nA\n');

function contentsOf(entries: readonly ForgedEntry[], archive?: ForgedArchive) {
  const zip = openZip(forgeZip(entries, archive));
  return Object.fromEntries(zip.entries.map((entry) => [entry.name, new Uint8Array(zip.read(entry))]));
}

const two: readonly ForgedEntry[] = [
  { name: 'stops.txt', content: stops },
  { name: 'trips.txt', content: trips },
];

describe('reading a zip', () => {
  it.each<[string, Partial<ForgedEntry>, ForgedArchive]>([
    ['deflated', {}, {}],
    ['stored', { method: 0 }, {}],
    ['with its sizes after the data', { descriptor: true }, {}],
    ['with zip64 entries', { zip64: true }, {}],
    ['with a zip64 directory', {}, { zip64: true }],
    ['all in zip64, with a comment', { zip64: true }, { zip64: true, comment: 'made by a scheduler' }],
    ['with a comment that looks like an end record', {}, { comment: `PK\u0005\u0006${'\0'.repeat(18)}` }],
    ['after bytes that are not of it', {}, { prefix: 'a program that unpacks itself' }],
  ])('gives every file, %s', (_, change, archive) => {
    const entries = two.map((entry) => ({ ...entry, ...change }));
    expect(contentsOf(entries, archive)).toEqual({ 'stops.txt': stops, 'trips.txt': trips });
  });

  it('tells the sizes without decompressing', () => {
    const [entry] = openZip(forgeZip(two)).entries;
    expect(entry).toMatchObject({ name: 'stops.txt', bytes: stops.length });
    expect(entry?.compressedBytes).toBeLessThan(stops.length);
  });

  it('reads an empty file and an archive without files', () => {
    expect(contentsOf([{ name: 'empty.txt', content: text('') }])).toEqual({ 'empty.txt': text('') });
    expect(openZip(forgeZip([])).entries).toEqual([]);
  });

  it('leaves folders out', () => {
    expect(Object.keys(contentsOf([{ name: 'gtfs/', content: text(''), method: 0 }, ...two]))).toEqual([
      'stops.txt',
      'trips.txt',
    ]);
  });

  it('reads names in UTF-8, said or not, and in an old code page', () => {
    const names = [
      { name: 'réseau.txt', content: trips },
      { name: 'été.txt', content: trips, flags: 0x800 },
      { name: Uint8Array.of(0xe9, 0x2e, 0x74), content: trips },
    ];
    expect(Object.keys(contentsOf(names))).toEqual(['réseau.txt', 'été.txt', 'é.t']);
  });
});

describe('finding a file of a zip', () => {
  const find = (names: readonly string[], name: string) =>
    openZip(forgeZip(names.map((each) => ({ name: each, content: trips })))).find(name)?.name;

  it.each([
    ['at the root', ['stops.txt', 'old/stops.txt'], 'stops.txt'],
    ['in the only folder that has it', ['gtfs/stops.txt', 'gtfs/trips.txt'], 'gtfs/stops.txt'],
    ['nowhere when two folders have it', ['a/stops.txt', 'b/stops.txt'], undefined],
    ['nowhere when it lies deeper', ['a/b/stops.txt'], undefined],
    ['nowhere when only the end of a name agrees', ['bus-stops.txt'], undefined],
  ])('%s', (_, names, expected) => {
    expect(find(names, 'stops.txt')).toBe(expected);
  });

  it('gives nothing for an entry of another archive', () => {
    const other = { name: 'fares.txt', bytes: 1, compressedBytes: 1 };
    expect(faultOf(() => openZip(forgeZip(two)).read(other))).toBe('zip-damaged');
  });
});

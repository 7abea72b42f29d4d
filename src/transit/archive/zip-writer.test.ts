import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOf } from '#tests/support/fault-of.ts';
import { openZip } from './zip-reader.ts';
import { writeZip } from './zip-writer.ts';

const modified = new Date('2026-01-05T13:45:31Z');
const text = (words: string) => new TextEncoder().encode(words);
const sample = [
  { name: 'stops.txt', bytes: text('stop_id\n'.repeat(1000)) },
  { name: 'gtfs/réseau.txt', bytes: text('é') },
  { name: 'empty.txt', bytes: text('') },
];

describe('writing a zip', () => {
  it('gives the same bytes for the same files and date', () => {
    expect(writeZip(sample, modified)).toEqual(writeZip(sample.values(), modified));
    expect(writeZip(sample, new Date(0))).not.toEqual(writeZip(sample, modified));
  });

  it('makes text smaller and leaves alone what cannot be', () => {
    const [stops, tiny] = openZip(writeZip(sample, modified)).entries;
    expect(stops?.compressedBytes).toBeLessThan(100);
    expect(tiny).toMatchObject({ name: 'gtfs/réseau.txt', compressedBytes: 2, bytes: 2 });
  });

  it('refuses a name twice and a name that climbs', () => {
    const named = (...names: string[]) => names.map((name) => ({ name, bytes: text('') }));
    expect(faultOf(() => writeZip(named('a', 'a'), modified))).toBe('zip-duplicate-name');
    expect(faultOf(() => writeZip(named('../a'), modified))).toBe('zip-path');
  });

  it('is read back whole, whatever the files', () => {
    const name = fc.stringMatching(/^[a-zà-ÿ_]{1,12}\.txt$/);
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 500 }),
      fc.string({ maxLength: 500 }).map((s) => text(s.repeat(9))),
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.record({ name, bytes }), { selector: (file) => file.name }), (files) => {
        const zip = openZip(writeZip(files, modified));
        expect(zip.entries.map((entry) => entry.name)).toEqual(files.map((file) => file.name));
        expect(
          zip.entries.every(
            (entry, at) => Buffer.compare(zip.read(entry), files[at]?.bytes ?? text('?')) === 0,
          ),
        ).toBe(true);
      }),
    );
  });
});

describe.runIf(existsSync('/usr/bin/unzip'))('a written zip, for other tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parcours-zip-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['in our time', modified, '2026-01-05 13:45'],
    ['before what a zip can say', new Date('1970-01-01'), '1980-01-01 00:00'],
    ['after what a zip can say', new Date('2200-01-01'), '2107-12-31 23:59'],
  ])('is sound and dated: %s', (_, date, listed) => {
    const path = join(folder, `${date.getUTCFullYear()}.zip`);
    writeFileSync(path, writeZip(sample, date));
    const unzip = (...options: string[]) =>
      execFileSync('/usr/bin/unzip', [...options, path], { encoding: 'utf8' });
    expect(unzip('-t')).toContain('No errors detected');
    expect(unzip('-l')).toContain(listed);
  });
});

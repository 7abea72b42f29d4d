import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedOf } from '#tests/support/small-trips.ts';
import { writeZip } from './index.ts';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

describe('the lines of code in the README', () => {
  it('read a feed and print a board', () => {
    const code = /```ts\n([^]*?)```/.exec(readme)?.[1] ?? '';
    const trips = ['07:32', '07:42', '09:00'].map((time, place) => ({
      id: `t${place}`,
      line: '801',
      calls: [`1001 ${time}:00`, `1002 ${time}:30`],
    }));
    const agency = 'agency_id,agency_name,agency_url,agency_timezone\nA,A,https://a.example,America/Toronto';
    const tables = { 'agency.txt': agency, ...feedOf(trips, { daily: ['20261110'] }) };
    const files = Object.entries(tables).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
    const folder = mkdtempSync(join(tmpdir(), 'parcours-readme-'));
    try {
      const zip = join(folder, 'feed.zip');
      writeFileSync(zip, writeZip(files, new Date(0)));
      const args = [zip, '1001', '2026-11-10T07:35:00-05:00'];
      const printed = execFileSync(
        process.execPath,
        ['--input-type=module', '--eval', code, 'example', ...args],
        { encoding: 'utf8' },
      );
      expect(printed).toBe('801 Centre 07:42 09:00\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

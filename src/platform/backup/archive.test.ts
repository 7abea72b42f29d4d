import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { listParts } from './list-parts.ts';
import { readArchive } from './read-archive.ts';
import { unpackPart } from './unpack-part.ts';
import { writeArchive } from './write-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'parcours-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let number = 0;
const newFolder = (): string => {
  number += 1;
  const made = join(folder, String(number));
  mkdirSync(made);
  return made;
};

/** Bytes that no writer of ours makes. */
const part = (mark: number, path: string | Buffer, ...chunks: Uint8Array[]): Buffer => {
  const name = Buffer.from(path);
  return Buffer.concat([Buffer.of(mark), sized(name.length), name, ...chunks]);
};
const sized = (length: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};
const file = (path: string | Buffer, content = 'x'): Buffer =>
  part(2, path, sized(content.length), Buffer.from(content), sized(0));
const end = Buffer.of(0);

async function unpack(...bytes: Uint8Array[]): Promise<string> {
  const below = newFolder();
  async function* source() {
    yield* bytes;
  }
  for await (const found of readArchive(source())) await unpackPart(found, below);
  return below;
}

describe('an archive', () => {
  it('gives back folders and files, also empty ones, for their user alone', async () => {
    const from = newFolder();
    const large = Buffer.alloc(3_000_000, 'abc');
    mkdirSync(join(from, 'a', 'empty'), { recursive: true });
    writeFileSync(join(from, 'a', 'été.txt'), large, { mode: 0o666 });
    writeFileSync(join(from, 'nothing'), '');
    const bytes = await buffer(writeArchive(listParts(from, 'kept')));
    const below = await unpack(bytes);
    expect(readFileSync(join(below, 'kept/a/été.txt')).equals(large)).toBe(true);
    expect(readFileSync(join(below, 'kept/nothing')).length).toBe(0);
    expect(statSync(join(below, 'kept/a/empty')).mode & 0o777).toBe(0o700);
    expect(statSync(join(below, 'kept/a/été.txt')).mode & 0o777).toBe(0o600);
  });

  it.each([
    '../out',
    'a/../../out',
    '/etc/out',
    'a//b',
    'a/./b',
    'a/',
    '',
    '..',
    'a\\..\\out',
    'C:out',
    'a\u0000b',
    'a\nb',
    'a'.repeat(300),
    'a/'.repeat(600) + 'b',
  ])('is refused with a path that could lead elsewhere: %j', async (path) => {
    for (const bytes of [file(path), part(1, path)])
      await expect(unpack(bytes, end)).rejects.toMatchObject({ code: 'invalid' });
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('is refused when it has a path twice, or a file where a folder is', async () => {
    await expect(unpack(file('a'), file('a'), end)).rejects.toThrow('it has a twice');
    await expect(unpack(file('a'), file('a/b'), end)).rejects.toThrow('it has a/b twice');
    await expect(unpack(part(1, 'a'), file('a'), end)).rejects.toThrow('it has a twice');
  });

  it.each([
    ['is over too early', [file('a')]],
    ['ends inside of a file', [part(2, 'a', sized(10), Buffer.from('abc'))]],
    ['goes on after its end', [file('a'), end, end]],
    ['has a part of an unknown kind', [part(7, 'a'), end]],
    ['has a chunk beyond all measure', [part(2, 'a', sized(0xffff_ffff)), end]],
    ['has a name beyond all measure', [Buffer.of(2), sized(0xffff_ffff)]],
    ['is empty', []],
  ])('is refused when it %s', async (_what, bytes) => {
    await expect(unpack(...bytes)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is not made of links, which would lead out of it; what it is made of may lie behind one', async () => {
    const from = newFolder();
    writeFileSync(join(from, 'a'), 'a');
    const link = join(folder, 'link');
    symlinkSync(from, link);
    const below = await unpack(await buffer(writeArchive(listParts(link, 'kept'))));
    expect(readFileSync(join(below, 'kept/a'), 'utf8')).toBe('a');
    symlinkSync('/etc/passwd', join(from, 'b'));
    await expect(buffer(writeArchive(listParts(from, 'kept')))).rejects.toThrow(/b is neither a file nor/);
  });
});

describe('a backup file', () => {
  const options = { passphrase: undefined };

  it('has its name only when it is whole, and never takes that of another', async () => {
    const place = newFolder();
    const target = join(place, 'backup');
    async function* failing() {
      yield { kind: 'folder', path: 'a' } as const;
      throw new Error('the disk is ill');
    }
    await expect(writeBackupFile(target, failing(), options)).rejects.toThrow('the disk is ill');
    expect(readdirSync(place)).toEqual([]);
    await writeBackupFile(target, listParts(place, 'none'), options);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    await expect(writeBackupFile(target, listParts(place, 'none'), options)).rejects.toThrow(
      'is there already',
    );
  });

  it('is told by its name when it cannot be used', async () => {
    const target = join(newFolder(), 'backup');
    writeFileSync(target, 'something else');
    const read = (name: string) =>
      readBackupFile(name, options, async (parts) => {
        for await (const _part of parts);
      });
    await expect(read(target)).rejects.toThrow(`${target} cannot be used: it is no backup of this program`);
    await expect(read(`${target}2`)).rejects.toThrow(`${target}2 cannot be read`);
  });
});

import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { headBytes, makeHead, openHead } from './head.ts';
import { sealBytes } from './seal.ts';
import { frameBytes, openStream, sealStream } from './sealed-stream.ts';

const passphrase = 'marée haute à midi';
/** Trying a passphrase takes no time here. */
const cost = { power: 4, blocks: 8, lanes: 1 };
const sealedBytes = frameBytes + sealBytes;

async function sealWith(phrase: string | undefined, content: Uint8Array): Promise<Buffer> {
  const { bytes, seal: sealing } = await makeHead(phrase, cost);
  return Buffer.concat([bytes, await buffer(sealStream(inChunks(content), sealing))]);
}

async function openWith(phrase: string | undefined, file: Buffer): Promise<Buffer> {
  const sealing = await openHead(file.subarray(0, headBytes), phrase);
  return buffer(openStream(inChunks(file.subarray(headBytes)), sealing));
}

const seal = (content: Uint8Array) => sealWith(passphrase, content);
const open = (file: Buffer) => openWith(passphrase, file);

/** As a disk hands them out: of any size. */
async function* inChunks(bytes: Uint8Array, size = 50_001): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const sizes = [0, 1, frameBytes - 1, frameBytes, frameBytes + 1, 3 * frameBytes, 3 * frameBytes + 500];

describe.each([
  ['an encrypted file', passphrase],
  ['a plain file', undefined],
])('%s', (_kind, phrase) => {
  const sealAs = (content: Uint8Array) => sealWith(phrase, content);
  const openAs = (file: Buffer) => openWith(phrase, file);

  it.each(sizes)('gives back %d bytes as they were', async (size) => {
    const content = randomBytes(size);
    expect((await openAs(await sealAs(content))).equals(content)).toBe(true);
  });

  it('is refused after any one change: of a byte, of its length, of the order of its frames', async () => {
    const files = await Promise.all(sizes.map(async (size) => sealAs(randomBytes(size))));
    const anyDamage = fc.oneof(
      fc.record({ kind: fc.constant('change'), at: fc.nat(), by: fc.integer({ min: 1, max: 255 }) }),
      fc.record({ kind: fc.constantFrom('remove', 'cut', 'add'), at: fc.nat(), by: fc.nat(255) }),
      fc.record({ kind: fc.constantFrom('swap', 'drop', 'repeat'), at: fc.nat(), by: fc.nat() }),
    );
    const check = async (file: Buffer, damage: Damage) => {
      const damaged = spoil(file, damage);
      fc.pre(!damaged.equals(file));
      await expect(openAs(damaged)).rejects.toMatchObject({ code: 'invalid' });
    };
    await fc.assert(fc.asyncProperty(fc.constantFrom(...files), anyDamage, check), cases(400));
  });

  it('is refused when any byte of its head is another', async () => {
    const file = await sealAs(Buffer.from('content'));
    for (let at = 0; at < headBytes; at += 1)
      await expect(openAs(spoil(file, { kind: 'change', at, by: 1 })), `byte ${at}`).rejects.toMatchObject({
        code: 'invalid',
      });
  });

  it('is refused when it is cut where a frame ends, or not even has its head', async () => {
    const file = await sealAs(randomBytes(3 * frameBytes));
    for (const end of [0, headBytes - 1, headBytes, headBytes + sealedBytes, headBytes + 2 * sealedBytes])
      await expect(openAs(file.subarray(0, end)), `${end} bytes`).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('an encrypted file', () => {
  it('takes no frame of another file with the same passphrase', async () => {
    const [one, other] = [await seal(randomBytes(frameBytes * 2)), await seal(randomBytes(frameBytes * 2))];
    const end = headBytes + sealedBytes;
    const mixed = Buffer.concat([
      one.subarray(0, headBytes),
      other.subarray(headBytes, end),
      one.subarray(end),
    ]);
    await expect(open(mixed)).rejects.toThrow(/damaged/);
  });

  it('is never the same twice', async () => {
    const [one, other] = [await seal(Buffer.alloc(100)), await seal(Buffer.alloc(100))];
    expect(one.subarray(headBytes).equals(other.subarray(headBytes))).toBe(false);
  });

  it('knows its passphrase, however its accents are typed', async () => {
    const file = await seal(Buffer.from('content'));
    expect((await openWith(passphrase.normalize('NFD'), file)).toString()).toBe('content');
    await expect(openWith('marée basse à midi', file)).rejects.toThrow(/passphrase is another/);
    await expect(openWith(undefined, file)).rejects.toThrow(/is encrypted/);
  });

  it('is not replaced by a plain one unnoticed', async () => {
    await expect(open(await sealWith(undefined, Buffer.from('forged')))).rejects.toThrow(/not encrypted/);
  });

  it('does not make the machine work for a head that is not ours', async () => {
    const file = await seal(Buffer.from('content'));
    const costAt = file.indexOf(Buffer.of(cost.power, cost.blocks, cost.lanes));
    for (const [at, value] of [
      [costAt, 31],
      [costAt + 1, 255],
      [costAt + 2, 255],
      [costAt, 0],
    ] as const) {
      const asking = Buffer.from(file);
      asking[at] = value;
      await expect(open(asking)).rejects.toThrow(/damaged/);
    }
  });
});

interface Damage {
  readonly kind: string;
  readonly at: number;
  readonly by: number;
}

function spoil(file: Buffer, { kind, at, by }: Damage): Buffer {
  const place = at % file.length;
  const frames = framesOf(file);
  const [one, other] = [at % frames.length, by % frames.length];
  switch (kind) {
    case 'change':
      return Buffer.from(file.map((byte, index) => (index === place ? byte ^ by : byte)));
    case 'remove':
      return Buffer.concat([file.subarray(0, place), file.subarray(place + 1)]);
    case 'cut':
      return file.subarray(0, place);
    case 'add':
      return Buffer.concat([file.subarray(0, place), Buffer.of(by), file.subarray(place)]);
    case 'swap':
      return joined(file, frames.with(one, frames[other] ?? file).with(other, frames[one] ?? file));
    case 'drop':
      return joined(file, frames.toSpliced(one, 1));
    default:
      return joined(file, frames.toSpliced(one, 0, frames[one] ?? file));
  }
}

const joined = (file: Buffer, frames: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, headBytes), ...frames]);

function framesOf(file: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let start = headBytes; start < file.length; start += sealedBytes)
    frames.push(file.subarray(start, start + sealedBytes));
  return frames;
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '#lib/errors.ts';
import { normalized } from '#lib/normalized.ts';
import { encryptingSeal, plainSeal, type Seal } from './seal.ts';

/** How much work it is to try a passphrase, as scrypt counts it. */
export interface Cost {
  /** N is two to the power of this. */
  readonly power: number;
  readonly blocks: number;
  readonly lanes: number;
}

/** A third of a second and 128 MB for each try. */
export const usualCost: Cost = { power: 17, blocks: 8, lanes: 1 };

/** A head that asks for more is not one of ours. */
const highestCost: Cost = { power: 20, blocks: 8, lanes: 4 };

const mark = Buffer.from('PARCOURS BACKUP 1\n');
const kinds = { plain: 0x70, encrypted: 0x65 };
const saltBytes = 32;
const keyBytes = 32;
const checkBytes = 16;
const costAt = mark.length + 1;
const saltAt = costAt + 3;

/** The mark, the kind, the cost, the salt, and a part of what scrypt gives, which tells a wrong passphrase at once. */
export const headBytes = saltAt + saltBytes + checkBytes;

export interface Head {
  readonly bytes: Buffer;
  readonly seal: Seal;
}

/** For a new file: encrypted where there is a passphrase. */
export async function makeHead(passphrase: string | undefined, cost: Cost = usualCost): Promise<Head> {
  const isPlain = passphrase === undefined;
  const bytes = Buffer.alloc(headBytes);
  mark.copy(bytes);
  bytes.writeUInt8(isPlain ? kinds.plain : kinds.encrypted, mark.length);
  if (isPlain) return { bytes, seal: plainSeal(bytes) };
  bytes.set([cost.power, cost.blocks, cost.lanes], costAt);
  const salt = randomBytes(saltBytes);
  salt.copy(bytes, saltAt);
  const { key, check } = await stretch(passphrase, salt, cost);
  check.copy(bytes, saltAt + saltBytes);
  return { bytes, seal: encryptingSeal(key, bytes) };
}

/**
 * The seal of a file that is there. Whoever has no passphrase expects a plain file, and whoever has one is given no other than
 * an encrypted one: else a forged file could stand in for it.
 */
export async function openHead(bytes: Buffer, passphrase: string | undefined): Promise<Seal> {
  if (bytes.length < headBytes || !bytes.subarray(0, mark.length).equals(mark))
    throw new AppError('invalid', 'it is no backup of this program, or not whole');
  const kind = bytes[mark.length];
  if (kind === kinds.plain) {
    if (passphrase !== undefined)
      throw new AppError('invalid', 'it is not encrypted; type --plain if that is meant');
    return plainSeal(bytes);
  }
  const [power = 0, blocks = 0, lanes = 0] = bytes.subarray(costAt, saltAt);
  if (kind !== kinds.encrypted || !isPossible({ power, blocks, lanes }))
    throw new AppError('invalid', 'it is damaged');
  if (passphrase === undefined)
    throw new AppError('invalid', 'it is encrypted; give its passphrase, and leave --plain out');
  const salt = bytes.subarray(saltAt, saltAt + saltBytes);
  const { key, check } = await stretch(passphrase, salt, { power, blocks, lanes });
  if (!timingSafeEqual(check, bytes.subarray(saltAt + saltBytes)))
    throw new AppError('invalid', 'the passphrase is another than that of this file');
  return encryptingSeal(key, bytes);
}

const isPossible = ({ power, blocks, lanes }: Cost): boolean =>
  power >= 1 &&
  blocks >= 1 &&
  lanes >= 1 &&
  power <= highestCost.power &&
  blocks <= highestCost.blocks &&
  lanes <= highestCost.lanes;

interface Stretched {
  readonly key: Buffer;
  readonly check: Buffer;
}

function stretch(passphrase: string, salt: Uint8Array, { power, blocks, lanes }: Cost): Promise<Stretched> {
  const N = 2 ** power;
  const options = { N, r: blocks, p: lanes, maxmem: 256 * blocks * (N + lanes) };
  // The same letters may be typed in two ways, as one sign or as a letter and its accent.
  const typed = normalized(passphrase, 'NFC');
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, keyBytes + checkBytes, options, (fault, bytes) => {
      if (fault) reject(fault);
      else resolve({ key: bytes.subarray(0, keyBytes), check: bytes.subarray(keyBytes) });
    });
  });
}

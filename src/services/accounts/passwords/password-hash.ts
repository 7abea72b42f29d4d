import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalized } from '#lib/normalized.ts';

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Argon2id with 19 MiB and two passes: the least that OWASP advises, some 25 ms of a processor. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`: its own cost is in it, so that it can be raised one day. */
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const digest = (password: string, salt: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) =>
  argon2Sync('argon2id', {
    // One spelling for letters that keyboards compose differently.
    message: normalized(password, 'NFKC'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  });

function write(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(hash)}`;
}

export function hashPassword(password: string): string {
  const salt = randomBytes(saltBytes);
  return write(salt, digest(password, salt, cost, hashBytes));
}

/** Of no password that anybody has; comparing one with it takes as long as with any other. */
export const nobodysHash = write(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

export function isPasswordOf(password: string, hash: string): boolean {
  const [, memory, passes, parallelism, salt = '', kept = ''] = form.exec(hash) ?? [];
  if (kept === '') return false;
  const expected = Buffer.from(kept, 'base64');
  const itsCost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(digest(password, Buffer.from(salt, 'base64'), itsCost, expected.length), expected);
}

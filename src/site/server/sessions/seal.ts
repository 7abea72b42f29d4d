import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** A key that a browser holds and the server does not keep. */
export const newKey = (): string => randomBytes(32).toString('base64url');
export const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text);

/** What is kept under a key is found by this. */
export const idOf = (key: string): string => createHash('sha256').update(`id ${key}`).digest('base64url');

const cipherKey = (key: string) => createHmac('sha256', key).update('seal').digest();
const nonceBytes = 12;
const tagBytes = 16;

/** Only who has the key can read it: a copy of the store gives nobody's tokens away. */
export function seal(key: string, value: unknown): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce);
  const sealed = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Undefined where it was not sealed with this key. */
export function open(key: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const text =
      decipher.update(bytes.subarray(nonceBytes, -tagBytes)).toString('utf8') + decipher.final('utf8');
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

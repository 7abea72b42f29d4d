import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Queryable } from '#platform/database/transaction.ts';

const cipher = 'aes-256-gcm';
/** A key seals one text and no other, so that it needs no nonce. */
const nonce = Buffer.alloc(12);
const tagBytes = 16;

interface SealedBytes {
  readonly key: Buffer;
  readonly sealed: Buffer;
}

/** Bytes that nobody reads without a key that stands elsewhere, and goes first. */
export function sealBytes(bytes: Uint8Array): SealedBytes {
  const key = randomBytes(32);
  const sealing = createCipheriv(cipher, key, nonce);
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
  return { key, sealed };
}

/** How a file is kept: sealed, plain where it came before files were sealed, or not at all where it went. */
export interface KeptBytes {
  readonly plain: Buffer | null;
  readonly key: Buffer | null;
  readonly sealed: Buffer | null;
}

/** What a statement asks of a row of `form_file`, under the name it has there. */
export const keptBytes = (file: string): string =>
  `${file}.bytes as plain, ${file}.key, (select sealed from form_file_bytes where file_id = ${file}.id) as sealed`;

/** Whether there is anything of it. */
export const isKept = (file: string): string =>
  `(${file}.key is not null or octet_length(${file}.bytes) > 0)`;

/** Throws where what was sealed is not what is there. */
export function openBytes({ plain, key, sealed }: KeptBytes): Buffer {
  if (!key || !sealed) return plain ?? Buffer.alloc(0);
  const end = sealed.length - tagBytes;
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAuthTag(sealed.subarray(end));
  return Buffer.concat([opening.update(sealed.subarray(0, end)), opening.final()]);
}

/** Puts other bytes, or none, in the place of a file's, under another key. */
export async function replaceSealed(on: Queryable, id: string, bytes: Uint8Array): Promise<void> {
  await on.query('delete from form_file_bytes where file_id = $1', [id]);
  if (bytes.length === 0) {
    await on.query('update form_file set bytes = null, key = null where id = $1', [id]);
    return;
  }
  const { key, sealed } = sealBytes(bytes);
  await on.query('update form_file set bytes = null, key = $2 where id = $1', [id, key]);
  await on.query('insert into form_file_bytes (file_id, sealed) values ($1, $2)', [id, sealed]);
}

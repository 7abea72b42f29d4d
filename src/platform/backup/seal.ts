import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';

/** Where a frame stands in its file. It is sealed with it, so that no frame can be moved, left out or be the last too early. */
export interface FramePlace {
  readonly counter: number;
  readonly isLast: boolean;
}

/** Makes frames of a file that cannot be changed unnoticed. */
export interface Seal {
  close(bytes: Uint8Array, place: FramePlace): Buffer;
  /** Undefined when it is not the frame that was sealed for this place. */
  open(frame: Uint8Array, place: FramePlace): Buffer | undefined;
}

/** What a seal adds to each frame. */
export const sealBytes = 16;

const algorithm = 'aes-256-gcm';

/**
 * Nobody without the key reads a frame or makes one. A key is of one file alone, so a place is never sealed twice with it,
 * and the place can be the nonce.
 */
export function encryptingSeal(key: Uint8Array, head: Uint8Array): Seal {
  return {
    close: (bytes, place) => {
      const cipher = createCipheriv(algorithm, key, nonceOf(place), { authTagLength: sealBytes });
      cipher.setAAD(Buffer.concat([head, placeBytes(place)]));
      return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open: (frame, place) => {
      const { bytes, tag } = splitFrame(frame);
      const decipher = createDecipheriv(algorithm, key, nonceOf(place), { authTagLength: sealBytes });
      decipher.setAAD(Buffer.concat([head, placeBytes(place)])).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(bytes), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

/** Finds damage and keeps nothing secret: whoever wants to can make such a frame. */
export function plainSeal(head: Uint8Array): Seal {
  const digest = (bytes: Uint8Array, place: FramePlace): Buffer =>
    createHash('sha256').update(head).update(placeBytes(place)).update(bytes).digest().subarray(0, sealBytes);
  return {
    close: (bytes, place) => Buffer.concat([bytes, digest(bytes, place)]),
    open: (frame, place) => {
      const { bytes, tag } = splitFrame(frame);
      return timingSafeEqual(tag, digest(bytes, place)) ? Buffer.from(bytes) : undefined;
    },
  };
}

function splitFrame(frame: Uint8Array): { readonly bytes: Uint8Array; readonly tag: Uint8Array } {
  const end = frame.length - sealBytes;
  return { bytes: frame.subarray(0, end), tag: frame.subarray(end) };
}

function placeBytes({ counter, isLast }: FramePlace): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeBigUInt64BE(BigInt(counter));
  bytes.writeUInt8(isLast ? 1 : 0, 8);
  return bytes;
}

const nonceOf = (place: FramePlace): Buffer => Buffer.concat([Buffer.alloc(3), placeBytes(place)]);

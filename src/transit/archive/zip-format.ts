import { FeedFault } from './feed-fault.ts';

/** The signatures and fixed lengths of the records of a zip file (APPNOTE 4.3). */
export const localHeader = { signature: 0x04034b50, bytes: 30 } as const;
export const centralHeader = { signature: 0x02014b50, bytes: 46 } as const;
export const endRecord = { signature: 0x06054b50, bytes: 22 } as const;
export const zip64EndRecord = { signature: 0x06064b50, bytes: 56 } as const;
export const zip64Locator = { signature: 0x07064b50, bytes: 20 } as const;

/** A 16- or 32-bit field with every bit set says: the true value is in the zip64 record. */
export const elsewhere16 = 0xffff;
export const elsewhere32 = 0xffffffff;

export const method = { stored: 0, deflated: 8 } as const;

/** Plain encryption, strong encryption, masked headers. */
export const encryptedFlags = 0x0001 | 0x0040 | 0x2000;
export const utf8Flag = 0x0800;

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Whether a whole record of this kind lies at an offset. */
export function hasRecord(view: DataView, at: number, kind: { signature: number; bytes: number }): boolean {
  return at >= 0 && at + kind.bytes <= view.byteLength && view.getUint32(at, true) === kind.signature;
}

/** A 64-bit number; one beyond what a double holds exactly cannot be a place or a size in a file. */
export function readUint64(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER))
    throw new FeedFault('zip-damaged', '', 'impossible 64-bit value');
  return Number(value);
}

export interface ByteCollector {
  readonly length: number;
  add(piece: Uint8Array): void;
  /** All of it, without a copy. */
  bytes(): Buffer;
}

const firstBytes = 4096;

/** Bytes that come piece by piece. A thousand pieces of one byte take a thousand bytes, where a list of them takes a hundred times as many. */
export function createByteCollector(): ByteCollector {
  let room = Buffer.alloc(0);
  let length = 0;
  return {
    get length() {
      return length;
    },
    add: (piece) => {
      if (length + piece.length > room.length) {
        const wider = Buffer.allocUnsafeSlow(Math.max(firstBytes, 2 * room.length, length + piece.length));
        room.copy(wider, 0, 0, length);
        room = wider;
      }
      room.set(piece, length);
      length += piece.length;
    },
    bytes: () => room.subarray(0, length),
  };
}

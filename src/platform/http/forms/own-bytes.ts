/**
 * Bytes in memory of their own size. A compressor gives a corner of its buffer, which stays whole for as long as somebody
 * keeps the corner.
 */
export const ownBytes = (bytes: Buffer): Buffer =>
  bytes.length < bytes.buffer.byteLength ? Buffer.from(new Uint8Array(bytes).buffer) : bytes;

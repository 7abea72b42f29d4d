const codes = { query: 0x51, sync: 0x53, flush: 0x48, terminate: 0x58, call: 0x46 } as const;
const boundaries = new Set<number>(Object.values(codes));

/**
 * Cuts what the driver writes into whole conversations of the PostgreSQL wire protocol: the start-up packet, then
 * every group of messages that ends where the server may answer. PGlite must never be given half a message, nor a
 * Parse without its Sync.
 */
export class FrameSplitter {
  private pending: Buffer = Buffer.alloc(0);
  private scanned = 0;
  private started = false;

  push(chunk: Buffer): Buffer[] {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    const conversations: Buffer[] = [];
    for (let end = this.nextEnd(); end !== undefined; end = this.nextEnd()) {
      conversations.push(this.pending.subarray(0, end));
      this.pending = this.pending.subarray(end);
      this.scanned = 0;
    }
    return conversations;
  }

  private nextEnd(): number | undefined {
    // Only the start-up packet comes without a type byte.
    while (this.pending.length >= this.scanned + (this.started ? 5 : 4)) {
      const lengthAt = this.started ? this.scanned + 1 : this.scanned;
      const end = lengthAt + this.pending.readInt32BE(lengthAt);
      if (this.pending.length < end) return undefined;
      const boundary = !this.started || boundaries.has(this.pending[this.scanned] ?? 0);
      this.started = true;
      this.scanned = end;
      if (boundary) return end;
    }
    return undefined;
  }
}

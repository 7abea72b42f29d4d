import type { FileStore } from '#platform/file-store/file-store.ts';

/** A store of files that is gone with its test, and can be emptied or made to lie. */
export interface MemoryFiles extends FileStore {
  readonly held: Map<string, Uint8Array>;
}

export function createMemoryFiles(): MemoryFiles {
  const held = new Map<string, Uint8Array>();
  return {
    held,
    put: async (name, bytes) => void held.set(name, Uint8Array.from(bytes)),
    get: async (name) => held.get(name),
    has: async (name) => held.has(name),
    check: async () => undefined,
  };
}

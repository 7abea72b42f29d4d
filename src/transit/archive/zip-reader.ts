import { promisify } from 'node:util';
import { crc32, gunzip, inflateRawSync } from 'node:zlib';
import { FeedFault } from './feed-fault.ts';
import { readDirectory, type DeclaredEntry } from './zip-directory.ts';
import { method } from './zip-format.ts';
import { defaultZipLimits, type ZipLimits } from './zip-limits.ts';

type ZipEntry = Pick<DeclaredEntry, 'name' | 'compressedBytes' | 'bytes'>;

export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /** The entry of this name, or the only one of this name in a folder of the archive. */
  find(name: string): ZipEntry | undefined;
  /** The bytes of an entry, decompressed and checked; a stored one shares the memory of the archive. */
  read(entry: ZipEntry): Uint8Array;
  /** The same, decompressed by another thread while this one goes on. */
  load(entry: ZipEntry): Promise<Uint8Array>;
}

const gunzipBeside = promisify<Uint8Array, InflateLimits, Uint8Array>(gunzip);

interface InflateLimits {
  readonly chunkSize: number;
  readonly maxOutputLength: number;
}

/** The least that begins a gzip file: its signature, then deflate, and nothing said of name, time and system. */
const gzipHead = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** Deflate cannot do better: 258 bytes from two bits. */
const bestDeflateRatio = 1032;

/** Opens an archive held in memory. Whatever it declares is checked here, before anything is decompressed. */
export function openZip(bytes: Uint8Array, limits: ZipLimits = defaultZipLimits): ZipArchive {
  const entries = readDirectory(bytes, limits);
  const byName = new Map<string, DeclaredEntry>();
  for (const entry of entries) {
    if (byName.has(entry.name)) throw new FeedFault('zip-duplicate-name', entry.name);
    requirePossible(entry, limits);
    byName.set(entry.name, entry);
  }
  requireBounded(entries, bytes.length, limits);
  return {
    entries,
    find: (name) => byName.get(name) ?? onlyOneInFolder(entries, name),
    read: (entry) => {
      const declared = declaredOf(entry);
      return check(declared, inflate(dataOf(bytes, declared), declared));
    },
    load: async (entry) => {
      const declared = declaredOf(entry);
      return inflateAside(dataOf(bytes, declared), declared);
    },
  };

  function declaredOf({ name }: ZipEntry): DeclaredEntry {
    const declared = byName.get(name);
    if (!declared) throw new FeedFault('zip-damaged', name, 'an entry of another archive');
    return declared;
  }
}

function onlyOneInFolder(entries: readonly ZipEntry[], name: string): ZipEntry | undefined {
  const found = entries.filter((entry) => entry.name.slice(entry.name.indexOf('/') + 1) === name);
  return found.length === 1 ? found[0] : undefined;
}

function requirePossible(entry: DeclaredEntry, limits: ZipLimits): void {
  const { name, compressedBytes, bytes } = entry;
  if (bytes > limits.maxEntryBytes) throw new FeedFault('zip-bomb', name);
  const isPossible =
    (entry.method === method.stored && bytes === compressedBytes) ||
    (entry.method === method.deflated && bytes <= compressedBytes * bestDeflateRatio);
  if (!isPossible)
    throw new FeedFault('zip-damaged', name, `method ${entry.method}: ${compressedBytes} to ${bytes}`);
}

/** Entries that share their data would give far more than the archive holds. */
function requireBounded(entries: readonly DeclaredEntry[], archiveBytes: number, limits: ZipLimits): void {
  let total = 0;
  let compressed = 0;
  for (const entry of entries) {
    total += entry.bytes;
    compressed += entry.compressedBytes;
  }
  if (total > limits.maxTotalBytes || compressed > archiveBytes)
    throw new FeedFault('zip-bomb', String(total));
}

function dataOf(archive: Uint8Array, entry: DeclaredEntry): Uint8Array {
  return archive.subarray(entry.dataStart, entry.dataStart + entry.compressedBytes);
}

function check(entry: DeclaredEntry, content: Uint8Array): Uint8Array {
  if (crc32(content) !== entry.crc) throw new FeedFault('zip-damaged', entry.name, 'CRC-32 differs');
  return whole(entry, content);
}

function whole(entry: DeclaredEntry, content: Uint8Array): Uint8Array {
  if (content.length !== entry.bytes) throw new FeedFault('zip-damaged', entry.name, 'shorter than declared');
  // Never a Buffer: `slice` copies on a Uint8Array and shares memory on a Buffer.
  return new Uint8Array(content.buffer, content.byteOffset, content.length);
}

function inflate(data: Uint8Array, entry: DeclaredEntry): Uint8Array {
  if (entry.method === method.stored) return data;
  try {
    return inflateRawSync(data, limitsOf(entry));
  } catch (cause) {
    throw faultOf(entry, cause);
  }
}

/** In the frame of a gzip file, which ends in sum and length: the other thread then checks these too. */
async function inflateAside(data: Uint8Array, entry: DeclaredEntry): Promise<Uint8Array> {
  if (entry.method === method.stored) return check(entry, data);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(entry.crc, 0);
  end.writeUInt32LE(entry.bytes, 4);
  try {
    return whole(entry, await gunzipBeside(Buffer.concat([gzipHead, data, end]), limitsOf(entry)));
  } catch (cause) {
    if (cause instanceof FeedFault) throw cause;
    throw faultOf(entry, cause);
  }
}

/** One byte of room more than declared: the output then fits one allocation, and an entry that lies shows itself. */
function limitsOf({ bytes }: DeclaredEntry): InflateLimits {
  return { chunkSize: Math.max(64, bytes + 1), maxOutputLength: Math.max(1, bytes) };
}

function faultOf({ name }: DeclaredEntry, cause: unknown): FeedFault {
  const isLarger = cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
  return new FeedFault(isLarger ? 'zip-bomb' : 'zip-damaged', name, cause);
}

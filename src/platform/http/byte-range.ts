export interface ByteRange {
  readonly first: number;
  /** The last one that belongs to it. */
  readonly last: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2). Undefined stands for all of it: what cannot be
 * read and several parts at once may be answered so.
 */
export function findByteRange(header: string | undefined, length: number): ByteRange | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) > 0 && length > 0 ? fromEnd(Number(to), length) : 'outside';
  const first = Number(from);
  const last = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  if (last < first) return undefined;
  return first < length ? { first, last: Math.min(last, length - 1) } : 'outside';
}

function fromEnd(count: number, length: number): ByteRange {
  return { first: Math.max(0, length - count), last: length - 1 };
}

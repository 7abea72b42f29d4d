import { AppError } from '#lib/errors.ts';
import { fileKinds, type FileKind } from './file-kinds.ts';
import { findPixels, type Pixels } from './pixels.ts';
import { readDrawing } from './read-drawing.ts';
import { findTextKind } from './text-kind.ts';
import { findArchiveKind } from './archive-kind.ts';

/** What some bytes are, whatever they are called. */
export interface JudgedFile {
  readonly kind: FileKind;
  /** Of a picture, as it is shown; a drawing may have none. */
  readonly size?: Pixels;
  /** Whether smaller pictures are made of it. */
  readonly hasVariants: boolean;
}

/** A picture of this many pixels takes 160 MB when it is read: one that claims more is no picture for a page. */
const mostPixels = 40_000_000;
const longestSide = 16_383;

/** A drawing is read whole, and holds up others meanwhile. */
const largestDrawing = 2 * 1024 * 1024;

/** By what they hold alone. What is not known, or not sound, is refused. */
export function judgeFile(bytes: Uint8Array): JudgedFile {
  const pixels = findPixels(bytes);
  if (pixels) {
    requireBounds(pixels.size);
    const hasVariants = pixels.kind !== fileKinds.gif && !pixels.moves;
    return { kind: pixels.kind, size: pixels.size, hasVariants };
  }
  const kind = findKind(bytes);
  if (!kind) throw new AppError('unsupported-media', 'Files of this kind are not kept here.');
  if (kind !== fileKinds.svg) return { kind, hasVariants: false };
  if (bytes.length > largestDrawing) throw new AppError('too-large', 'A drawing has at most 2 MB.');
  const size = readDrawing(new TextDecoder().decode(bytes));
  return { kind, hasVariants: false, ...(size && { size }) };
}

function findKind(bytes: Uint8Array): FileKind | undefined {
  if (startsWith(bytes, '%PDF-')) return fileKinds.pdf;
  if (startsWith(bytes, 'PK\u0003\u0004')) return findArchiveKind(bytes);
  // The first box of a film names what it is made for.
  if (startsWith(bytes, 'ftyp', 4))
    return films.some((brand) => startsWith(bytes, brand, 8)) ? fileKinds.mp4 : undefined;
  return findTextKind(bytes);
}

const films = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'];

function startsWith(bytes: Uint8Array, signature: string, at = 0): boolean {
  return [...signature].every((sign, place) => bytes[at + place] === sign.charCodeAt(0));
}

function requireBounds({ width, height }: Pixels): void {
  if (width < 1 || height < 1) throw new AppError('invalid', 'The picture has no size.');
  if (width > longestSide || height > longestSide || width * height > mostPixels)
    throw new AppError('too-large', `A picture has at most ${mostPixels / 1_000_000} million pixels.`);
}

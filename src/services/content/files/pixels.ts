import { fileKinds, type FileKind } from './file-kinds.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

interface PixelFile {
  readonly kind: FileKind;
  readonly size: Pixels;
  /** It shows more than one picture in turn. */
  readonly moves: boolean;
}

type Reader = (view: DataView, text: (at: number, length: number) => string) => PixelFile | undefined;

/** What kind of picture in pixels it is and how large, from the first bytes; undefined when it is none, or broken off. */
export function findPixels(bytes: Uint8Array): PixelFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  for (const read of [readPng, readGif, readWebp, readAvif, readJpeg]) {
    try {
      const found = read(view, text);
      if (found) return found;
    } catch (thrown) {
      // A file that ends before it has told its size is none.
      if (!(thrown instanceof RangeError)) throw thrown;
    }
  }
  return undefined;
}

const readPng: Reader = (view, text) => {
  if (text(0, 8) !== '\u0089PNG\r\n\u001a\n' || text(12, 4) !== 'IHDR') return undefined;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return { kind: fileKinds.png, size, moves: text(37, 4) === 'acTL' };
};

const readGif: Reader = (view, text) => {
  if (!/^GIF8[79]a$/.test(text(0, 6))) return undefined;
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return { kind: fileKinds.gif, size, moves: true };
};

const readWebp: Reader = (view, text) => {
  if (text(0, 4) !== 'RIFF' || text(8, 4) !== 'WEBP') return undefined;
  const found = (width: number, height: number, moves = false) => ({
    kind: fileKinds.webp,
    size: { width, height },
    moves,
  });
  switch (text(12, 4)) {
    case 'VP8 ':
      return found(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return found((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X': {
      const width = (view.getUint32(24, true) & 0xffffff) + 1;
      const height = (view.getUint32(27, true) >>> 0) & 0xffffff;
      return found(width, height + 1, (view.getUint8(20) & 0x02) !== 0);
    }
    default:
      return undefined;
  }
};

/** The largest `ispe` box: a picture may be put together from smaller ones. */
const readAvif: Reader = (view, text) => {
  if (text(4, 4) !== 'ftyp' || !/^avi[fs]$/.test(text(8, 4))) return undefined;
  let size = { width: 0, height: 0 };
  const end = Math.min(view.byteLength - 16, headBytes);
  for (let at = 12; at < end; at += 1) {
    if (view.getUint32(at) !== ispe) continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (found.width * found.height > size.width * size.height) size = found;
  }
  if (size.width === 0) return undefined;
  return { kind: fileKinds.avif, size, moves: text(8, 4) === 'avis' };
};

const ispe = 0x69737065;
/** The boxes that tell the size stand before the picture itself. */
const headBytes = 64 * 1024;

/** Markers follow each other by their lengths until the one with the size; turned pictures say so before it. */
const readJpeg: Reader = (view, text) => {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let turned = false;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker >>> 8 !== 0xff) return undefined;
    if (marker === 0xffff) at += 1;
    else if (isFrame(marker)) {
      const sides = [view.getUint16(at + 7), view.getUint16(at + 5)] as const;
      const [width, height] = turned ? [sides[1], sides[0]] : sides;
      return { kind: fileKinds.jpeg, size: { width, height }, moves: false };
    } else {
      if (marker === 0xffe1 && text(at + 4, 4) === 'Exif') turned = orientationOf(view, at + 10) >= 5;
      at += 2 + view.getUint16(at + 2);
    }
  }
};

const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);

/** How a camera was held, 1 to 8, from the notes at a place; 5 to 8 stand on their side. */
export function orientationOf(view: DataView, tiff: number): number {
  const little = view.getUint16(tiff) === 0x4949;
  const first = tiff + view.getUint32(tiff + 4, little);
  const count = view.getUint16(first, little);
  for (let entry = 0; entry < Math.min(count, 64); entry += 1) {
    const at = first + 2 + entry * 12;
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little);
  }
  return 1;
}

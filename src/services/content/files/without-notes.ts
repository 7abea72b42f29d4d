import { orientationOf } from './pixels.ts';

/** A picture without what cameras and programs wrote beside it: places, names, dates. Others are as they were. */
export function withoutNotes(bytes: Uint8Array, type: string): Uint8Array {
  const remove = removers[type];
  if (!remove) return bytes;
  try {
    return remove(bytes);
  } catch (thrown) {
    // A picture that ends within its notes is for whoever reads it to refuse.
    if (thrown instanceof RangeError) return bytes;
    throw thrown;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const latin = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const removers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/** Application segments but for the first two kinds (JFIF, colour profile) and Adobe's, and comments. */
const isJpegNote = (marker: number, name: string) =>
  marker === 0xfffe || (marker >= 0xffe1 && marker <= 0xffef && !/^(?:ICC_PROFILE|Adobe)/.test(name));

function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  // The picture itself begins with the scan, and holds no notes.
  while (view.getUint16(at) !== 0xffda) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (marker >>> 8 !== 0xff || end > bytes.length) return bytes;
    if (marker === 0xffe1 && latin(bytes, at + 4, 4) === 'Exif') orientation = orientationOf(view, at + 10);
    if (!isJpegNote(marker, latin(bytes, at + 4, 11))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const turned = orientation > 1 && orientation <= 8 ? [heldAs(orientation)] : [];
  const [start = new Uint8Array(), ...segments] = kept;
  return Buffer.concat([start, ...turned, ...segments, bytes.subarray(at)]);
}

/** Notes that say nothing but how the camera was held, without which the picture would lie on its side. */
function heldAs(orientation: number): Uint8Array {
  const tiff = [
    0x49,
    0x49,
    0x2a,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return Uint8Array.from([0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]);
}

function cleanPng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return bytes;
    if (!/^(?:[tiz](?:TX|EX)t|eXIf|tIME)$/.test(latin(bytes, at + 4, 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function cleanWebp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  for (let at = 12; at < bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) return bytes;
    const name = latin(bytes, at, 4);
    const chunk = Uint8Array.from(bytes.subarray(at, end));
    // The head says which notes there are: none.
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0x0c;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const cleaned = Buffer.concat([bytes.subarray(0, 12), ...kept]);
  cleaned.writeUInt32LE(cleaned.length - 8, 4);
  return cleaned;
}

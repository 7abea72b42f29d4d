/**
 * A file up to its own end; undefined where it has none, or is not what it begins as. Phones put films and second pictures
 * behind a photograph, and strangers put anything behind anything: what follows the end is not kept.
 */
export function trimFile(bytes: Uint8Array, ending: string): Uint8Array | undefined {
  const end = ends[ending];
  if (!end) return undefined;
  try {
    const length = end(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return length === undefined ? undefined : bytes.subarray(0, length);
  } catch (thrown) {
    // A place outside of the file: it breaks off.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

type FindEnd = (bytes: Uint8Array, view: DataView) => number | undefined;

const ends: Readonly<Record<string, FindEnd>> = {
  pdf: endOfPdf,
  jpg: endOfJpeg,
  png: endOfPng,
  docx: endOfArchive,
  // A document of older programs is made of whole sectors.
  doc: (bytes) => (bytes.length >= 1536 && bytes.length % 512 === 0 ? bytes.length : undefined),
};

const pdfEnd = '%%EOF';
/** So far behind it programs write a few bytes of their own. */
const pdfTail = 1024;

function endOfPdf(bytes: Uint8Array): number | undefined {
  const from = Math.max(0, bytes.length - pdfTail);
  const at = Buffer.from(bytes.subarray(from)).lastIndexOf(pdfEnd, undefined, 'latin1');
  return at < 0 ? undefined : from + at + pdfEnd.length;
}

/** Segments, each with its length; a scan, which ends with the next sign that is none of its own; and so on to the end. */
function endOfJpeg(_bytes: Uint8Array, view: DataView): number | undefined {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    if (marker === 0xffd9) return at + 2;
    if (marker >>> 8 !== 0xff) return undefined;
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    at += 2 + view.getUint16(at + 2);
    if (marker === 0xffda) while (!isMarker(view.getUint16(at))) at += 1;
  }
}

/** Within a scan, a byte of ones is followed by a zero, or counts where to go on after an error. */
const isMarker = (two: number): boolean =>
  two > 0xff00 && two !== 0xffff && !(two >= 0xffd0 && two <= 0xffd7);

function endOfPng(_bytes: Uint8Array, view: DataView): number | undefined {
  const iend = 0x49454e44;
  for (let at = 8; ;) {
    const next = at + 12 + view.getUint32(at);
    if (view.getUint32(at + 4) === iend) return next <= view.byteLength ? next : undefined;
    at = next;
  }
}

const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const recordBytes = 22;
/** A document that a person sends is never larger than this when it is unpacked. */
const mostUnpackedBytes = 100 * 1024 * 1024;

/** An archive ends with its directory, and does not unpack to more than a document can be. */
function endOfArchive(bytes: Uint8Array, view: DataView): number | undefined {
  const end = bytes.length - recordBytes;
  if (view.getUint32(end, true) !== endRecord) return undefined;
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entryRecord) return undefined;
    unpacked += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end && unpacked <= mostUnpackedBytes ? bytes.length : undefined;
}

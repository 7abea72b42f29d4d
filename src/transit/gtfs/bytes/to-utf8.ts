import { isUtf8 } from 'node:buffer';

/** What a table was written in, when it is not UTF-8. */
type Encoding = 'Windows-1252' | 'UTF-16';

interface Utf8Table {
  readonly bytes: Uint8Array;
  readonly from?: Encoding;
}

/**
 * A table in UTF-8, whatever it was written in. A byte order mark decides; without one, valid UTF-8 is UTF-8, and what
 * is not is Windows-1252, of which Latin-1 is a part. The usual table is looked over once, by the machine's widest
 * registers, and given back as it is.
 */
export function toUtf8(bytes: Uint8Array): Utf8Table {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return { bytes: fromUtf16(bytes, 'utf-16le'), from: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { bytes: fromUtf16(bytes, 'utf-16be'), from: 'UTF-16' };
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  if (isMarked || isUtf8(bytes) || isDamagedUtf8(bytes)) return { bytes };
  return { bytes: fromWindows1252(bytes), from: 'Windows-1252' };
}

/**
 * Whether a table is UTF-8 in which some characters were cut, as exports do that count bytes. Accents of Windows-1252
 * hardly ever make a character of UTF-8 by chance, so it is if at least as many are whole as are not.
 */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] as number;
    const more = lead < 0x80 ? 0 : followersOf(lead);
    at += 1;
    if (lead < 0x80) continue;
    let found = 0;
    while (found < more && ((bytes[at + found] ?? 0) & 0xc0) === 0x80) found += 1;
    if (more > 0 && found === more) whole += 1;
    else broken += 1;
    at += found;
  }
  return whole >= broken;
}

/** How many bytes follow the first byte of a character; 0 when no character begins with it. */
function followersOf(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
}

/** 0x80 to 0x9F, where Windows-1252 differs from Latin-1; its five gaps are the controls they are on the web. */
const upperHalf = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The UTF-8 of each byte from 0x80 on. */
const characters = Array.from({ length: 128 }, (_, place) =>
  new TextEncoder().encode(upperHalf[place] ?? String.fromCharCode(0x80 + place)),
);

/** Byte by byte: a string of a table of hundreds of megabytes would need as much again. */
function fromWindows1252(bytes: Uint8Array): Uint8Array {
  let length = 0;
  for (const byte of bytes) length += byte < 0x80 ? 1 : (characters[byte - 0x80] as Uint8Array).length;
  const text = new Uint8Array(length);
  let to = 0;
  for (const byte of bytes) {
    if (byte < 0x80) {
      text[to] = byte;
      to += 1;
      continue;
    }
    const character = characters[byte - 0x80] as Uint8Array;
    text.set(character, to);
    to += character.length;
  }
  return text;
}

/** Piece by piece, because a string cannot be as long as a table may be. */
const pieceBytes = 2 ** 22;

function fromUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    pieces.push(Buffer.from(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true })));
  }
  pieces.push(Buffer.from(decoder.decode()));
  const text = Buffer.concat(pieces);
  // Never a Buffer: `slice` copies on a Uint8Array and shares memory on a Buffer.
  return new Uint8Array(text.buffer, text.byteOffset, text.length);
}

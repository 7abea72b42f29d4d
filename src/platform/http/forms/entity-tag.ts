import { hash } from 'node:crypto';

/** 132 bits of the hash: two texts never share them. */
const tagLength = 22;
/** Up to here our own hash is the faster one: setting up a digest costs 18 µs in a busy process, whatever it digests. */
const shortText = 8192;

/** A strong tag: another text has another one. */
export function entityTag(text: string): string {
  return text.length <= shortText
    ? `"${hashShort(text)}"`
    : `"${hash('sha256', text, 'base64url').slice(0, tagLength)}"`;
}

/** The same of bytes. */
export function bytesTag(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, tagLength)}"`;
}

/**
 * 64 bits and the length, by two lanes of multiply and mix (cyrb53). A tag is compared with that of an earlier version
 * of the same answer, and nobody gains by making two alike: it needs to spread, not to withstand.
 */
function hashShort(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    two = Math.imul(two ^ unit, 0x5f356495);
  }
  const first = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  const second = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return `${text.length.toString(36)}-${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}

/** Whether a caller that names the copies it holds has this one. Weak tags count too (RFC 9110, 13.1.2). */
export function isHeld(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((held) => {
    const name = held.trim();
    return name === '*' || name.replace(/^W\//, '') === opaque;
  });
}

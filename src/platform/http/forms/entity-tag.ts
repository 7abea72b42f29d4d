import { hash } from 'node:crypto';

/** 132 bits of the hash: two texts never share them. */
const tagLength = 22;

/** A strong tag: other bytes have another one. */
export function entityTag(content: string | Uint8Array): string {
  return `"${hash('sha256', content, 'base64url').slice(0, tagLength)}"`;
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

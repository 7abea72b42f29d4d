import { createHash } from 'node:crypto';

const namespace = Buffer.from('0f7c1f0a5d0b4c6e9a2e3b6d84c1a7e5', 'hex');
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** The uuid of a key: the same on every installation (RFC 9562, version 5). A uuid is its own. */
export function uuidOf(key: string): string {
  if (isUuid(key)) return key.toLowerCase();
  const hash = createHash('sha1').update(namespace).update(key).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const SLOTS = 1 << 14;
const LONGEST = 40;

/**
 * Keeps one copy of each short identifier that comes again and again, within a message and from one poll to the next.
 * A text found here allocates nothing, and its hash for later maps is known already. The size never grows: a new text
 * replaces the older of the two that share its slot.
 */
export class TextPool {
  private readonly slots: string[] = Array.from({ length: SLOTS }, () => '');

  read(bytes: Buffer, start: number, end: number): string {
    if (end - start > LONGEST) return bytes.toString('utf8', start, end);
    let hash = 0;
    let seen = 0;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] as number;
      hash = Math.imul(hash ^ byte, 0x0100_0193);
      seen |= byte;
    }
    if (seen > 0x7f) return bytes.toString('utf8', start, end);
    const slots = this.slots;
    const first = (hash ^ (hash >>> 15)) & (SLOTS - 2);
    const newer = slots[first] as string;
    const length = end - start;
    if (newer.length === length && isSame(newer, bytes, start)) return newer;
    const older = slots[first + 1] as string;
    if (older.length === length && isSame(older, bytes, start)) return older;
    const text = bytes.toString('latin1', start, end);
    slots[first + 1] = newer;
    slots[first] = text;
    return text;
  }
}

function isSame(text: string, bytes: Buffer, start: number): boolean {
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) !== bytes[start + at]) return false;
  }
  return true;
}

/** Stands for a time or number whose field is empty. */
export const absent = -1;
/** Stands for one whose field cannot be read. */
export const unreadable = -2;

const zero = 0x30;
const colon = 0x3a;

/** `7:05:00`, `07:05:00`, `49:59:00` to seconds, straight from the bytes. */
export function readTime(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  if (length === 0) return absent;
  const hourDigits = length - 6;
  if (hourDigits < 1 || hourDigits > 3 || bytes[end - 3] !== colon || bytes[end - 6] !== colon) {
    return unreadable;
  }
  let hours = 0;
  for (let at = start; at < start + hourDigits; at += 1) hours = hours * 10 + digit(bytes, at);
  const minutes = digit(bytes, end - 5) * 10 + digit(bytes, end - 4);
  const seconds = digit(bytes, end - 2) * 10 + digit(bytes, end - 1);
  return minutes < 60 && seconds < 60 && hours < 100 ? hours * 3600 + minutes * 60 + seconds : unreadable;
}

/** Digits to a whole number from 0 to 2,147,483,647. */
export function readWhole(bytes: Uint8Array, start: number, end: number): number {
  if (start === end) return absent;
  if (end - start > 10) return unreadable;
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 10 + digit(bytes, at);
  return value <= 0x7fff_ffff ? value : unreadable;
}

/** Far over any limit when the byte is no digit, so that the sum is refused by the one check at the end. */
function digit(bytes: Uint8Array, at: number): number {
  const value = (bytes[at] as number) - zero;
  return value >= 0 && value <= 9 ? value : 1e12;
}

const minus = 0x2d;
const point = 0x2e;

/** `-71.240355` to hundred-thousandths, rounded; NaN for anything but a sign, digits and one point. */
export function readDecimalE5(bytes: Uint8Array, start: number, end: number): number {
  const isNegative = bytes[start] === minus;
  let value = 0;
  let decimals = -1;
  let at = isNegative ? start + 1 : start;
  if (at === end || (bytes[at] === point && at + 1 === end)) return Number.NaN;
  for (; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte === point && decimals < 0) decimals = 0;
    else if (byte >= zero && byte <= zero + 9) {
      if (decimals < 9) value = value * 10 + byte - zero;
      if (decimals >= 0 && decimals < 9) decimals += 1;
    } else return Number.NaN;
  }
  const scaled = Math.round(value * 10 ** (5 - Math.max(decimals, 0)));
  return isNegative ? -scaled : scaled;
}

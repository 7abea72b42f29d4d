import { hostileJsonTexts, hostileTexts, pick, type Draw } from '../hostile-addresses.ts';
import type { BodyDoor, WrittenBody } from './body-door.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

const join = (pairs: Pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&');
const times = (count: number, make: (at: number) => string, joint = '&') =>
  Array.from({ length: count }, (_, at) => make(at)).join(joint);

/** What becomes of the fields of a form in a stranger's hands; `text` is encoded as it is to stand. */
const twists: readonly ((pairs: Pairs, text: string, draw: Draw) => string)[] = [
  (pairs, text, draw) => join(pairs.with(draw(pairs.length), [pick(pairs, draw)[0], text])),
  (pairs, text, draw) => join(pairs.with(draw(pairs.length), [pick(pairs, draw)[0], text])),
  (pairs, text) => join([...pairs, [text, text], ['__proto__', text], ['constructor[prototype]', text]]),
  (pairs, text) => join([...pairs, ...pairs, ...pairs.map(([name]) => [name, text] as const)]),
  (pairs, text) => join(pairs.map(([name, value]) => [`${name}[]`, `${value}${text}`])),
  (pairs, text) => join(pairs.map(([name]) => [`${name}${'[a]'.repeat(200)}`, text])),
  (pairs, text, draw) => `${join(pairs)}&${times(200 + draw(2000), (at) => `n${at}=${text.slice(0, 9)}`)}`,
  (pairs, _, draw) => `${join(pairs)}&${times(25_000, (at) => (at * 7 + draw(3)).toString(36))}`,
  (pairs, text, draw) => `${join(pairs)}&${'x'.repeat(draw(100_000))}=${text}`,
  (pairs, text, draw) =>
    join(pairs.with(draw(pairs.length), [pick(pairs, draw)[0], text.repeat(1 + draw(50)).slice(0, 100_000)])),
  (pairs) => join(pairs).replaceAll('&', ';'),
  (pairs) => `\ufeff${join(pairs)}`,
  (pairs, _, draw) => `${'&'.repeat(draw(60_000))}${join(pairs)}`,
  (pairs, _, draw) => `${join(pairs)}&${'%'.repeat(draw(60_000))}`,
  (pairs, _, draw) => `${join(pairs)}${'+'.repeat(draw(60_000))}`,
  (_, text) => text,
  () => '',
];

/** A form as browsers encode it, and as none would. */
export function writeForm({ fields }: BodyDoor, draw: Draw): WrittenBody {
  const pairs = Object.entries({ a: '1', ...fields }).map(
    ([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const,
  );
  const text =
    draw(2) === 0
      ? pick(hostileTexts, draw)
      : encodeURIComponent(pick(hostileJsonTexts, draw).toWellFormed());
  const written = pick(twists, draw)(pairs, text, draw);
  const encoding = draw(20) === 0 ? 'utf16le' : draw(10) === 0 ? 'latin1' : 'utf8';
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(written, encoding) };
}

import { hostileJsonTexts, pick, type Draw } from '../hostile-addresses.ts';
import type { BodyDoor, WrittenBody } from './body-door.ts';

/** What a sender may call the line between parts, and as it then stands in the body. */
const boundaries: readonly ((draw: Draw) => readonly [named: string, written: string])[] = [
  (draw) => same(`----frontiere${draw(1e6)}`),
  (draw) => same(`----frontiere${draw(1e6)}`),
  (draw) => same('-'.repeat(70 + draw(3))),
  (draw) => same('b'.repeat(draw(15_000))),
  (draw) => same(`${'-'.repeat(draw(9000))}x`),
  // Each place of a run of dashes begins this one, and ends nowhere.
  (draw) => same(`x${'-'.repeat(draw(15_000))}`),
  () => same(''),
  () => ['"', '"'],
  () => ['"a b"', 'a b'],
  () => ['"a\\"b', 'a"b'],
  () => same('(a+)+$'),
  () => same('.*.*.*.*='),
  () => ['é', 'é'],
  () => ['a; boundary=b', 'b'],
  () => ['a', 'b'],
];

function same(text: string): readonly [string, string] {
  return [text, text];
}

/** The head of a part of this name. */
const heads: readonly ((name: string, text: string, draw: Draw) => string)[] = [
  (name) => `Content-Disposition: form-data; name="${name}"`,
  (name) => `Content-Disposition: form-data; name="${name}"`,
  (name) =>
    `Content-Disposition: form-data; name="${name}"; filename="photo.jpg"\r\nContent-Type: image/jpeg`,
  (name, text) =>
    `Content-Disposition: form-data; name="${name}"; filename="${text}"\r\nContent-Type: ${text}`,
  (name, text) =>
    `Content-Disposition: form-data; name="${name}"; filename*=UTF-8''${text}; filename="../../x"`,
  (_, text) => `Content-Disposition: form-data; name="${text}"`,
  (name) => `Content-Disposition: form-data; name=${name}; name="b"; filename=`,
  (name) => `content-disposition:form-data;name="${name}"\r\nContent-Disposition: form-data; name="c"`,
  () => 'Content-Type: text/plain',
  () => '',
  (name, _, draw) =>
    `Content-Disposition: form-data; name="${name}"\r\n${'X-A: b\r\n'.repeat(draw(900))}X: y`,
  (name, _, draw) => `Content-Disposition: form-data; name="${name}${'\\"'.repeat(draw(30_000))}"`,
  (name, _, draw) => `Content-Disposition: form-data${'; name="'.repeat(draw(3000))}${name}"`,
  (name) => `Content-Disposition: form-data; name="${name}"\r\nContent-Transfer-Encoding: base64`,
  (name) => `Content-Disposition: form-data; name="${name}"\r\nContent-Type: multipart/mixed; boundary=in`,
  (name, text) =>
    `Content-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain; charset=${text}`,
  (name) => `Content-Disposition: form-data;\r\n name="${name}"\u0000`,
];

const joints: readonly string[] = ['\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n\r\n'];

/** What stands in a part. */
const contents: readonly ((value: string, text: string, draw: Draw) => string)[] = [
  (value) => value,
  (value) => value,
  (_, text) => text,
  () => '',
  (_, text, draw) => text.repeat(1 + draw(200)).slice(0, 60_000),
  (_, _text, draw) => '\r\n-'.repeat(draw(8000)),
  (_, _text, draw) => '-'.repeat(draw(80_000)),
  (value) => `\ud800${value}\udfff`.toWellFormed(),
];

/** As long as all files of a form may be. */
const longest = 26 * 1024 * 1024 - 8192;

/** An honest form with one part more, which is as long as any form may be: a text or a file. */
function writeLongest({ fields }: BodyDoor, draw: Draw): WrittenBody {
  const boundary = 'x'.repeat(1 + draw(70));
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const own = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`);
  const head = part(pick(['name="a"', 'name="a"; filename="photo.jpg"'], draw));
  const fill = pick([Buffer.from([0xff]), Buffer.from('a'), Buffer.from('\r\n--'), Buffer.from('é')], draw);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      Buffer.from(own.join('') + head),
      Buffer.alloc(longest, fill),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** A form in parts, as browsers write it and as none would. */
export function writeParts(door: BodyDoor, draw: Draw): WrittenBody {
  if (draw(60) === 0) return writeLongest(door, draw);
  const { fields } = door;
  const [named, boundary] = pick(boundaries, draw)(draw);
  const line = pick(joints, draw);
  const names = Object.keys(fields);
  const count = draw(40) === 0 ? pick([999, 1000, 1001, 5000], draw) : draw(6) + names.length;
  const part = (_: unknown, at: number): string => {
    const name = names[at] ?? (draw(3) === 0 ? 'a' : `n${at}`);
    const isHonest = at < names.length && draw(names.length) > 0;
    const text = pick(hostileJsonTexts, draw);
    const head = isHonest ? heads[0] : pick(heads, count > 50 ? (below) => Math.min(draw(below), 3) : draw);
    const content = isHonest ? contents[0] : pick(contents, count > 50 ? () => draw(4) : draw);
    return `--${boundary}${line}${head?.(name, text, draw)}${line}${line}${content?.(fields[name] ?? '1', text, draw)}${line}`;
  };
  const parts = Array.from({ length: count }, part).join('');
  const ends = [
    `--${boundary}--${line}`,
    `--${boundary}--${line}`,
    `--${boundary}--`,
    '',
    `--${boundary}`,
    '--',
  ];
  const before = draw(12) === 0 ? 'avant '.repeat(draw(20_000)) : '';
  const bytes = Buffer.from(before + parts + pick(ends, draw), draw(15) === 0 ? 'latin1' : 'utf8');
  // A head of a request holds single bytes, and no line of its own.
  const type = `multipart/form-data; boundary=${Buffer.from(named).toString('latin1')}`;
  return {
    type: pick([type, type, type, type.toUpperCase(), 'multipart/form-data', `${type}; charset=x`], draw),
    bytes,
  };
}

import { hostileJsonTexts, pick, type Draw } from '../hostile-addresses.ts';
import type { BodyDoor, WrittenBody } from './body-door.ts';

const nest = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

/** Values of every wrong kind. */
const values: readonly ((text: string, draw: Draw) => unknown)[] = [
  (text) => text,
  (text) => text,
  (text) => [{ value: text }],
  (text) => ({ value: text }),
  (text) => ({ [text]: text }),
  (text) => [text, [text, [text]]],
  (text, draw) => text.repeat(1 + draw(3000)).slice(0, 200_000),
  (_, draw) => Array.from({ length: draw(5000) }, (_each, at) => at),
  (_, draw) => Object.fromEntries(Array.from({ length: draw(5000) }, (_each, at) => [`n${at}`, at])),
  () => null,
  () => true,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => '',
  () => [],
  () => ({}),
  () => [null],
  () => ({ value: null }),
  () => ({ toString: 'x', length: -1, constructor: 'y' }),
];

/** Texts in place of a body that are JSON, hardly, or not at all. */
const texts: readonly ((draw: Draw) => string)[] = [
  () => '',
  () => ' ',
  () => 'null',
  () => '"text"',
  () => '[]',
  () => '[[]]',
  () => '{',
  () => '{"mail":',
  () => '\u0000',
  () => '\ufeff{}',
  () => '{"__proto__":{"role":"editor"},"constructor":{"prototype":{"role":"editor"}}}',
  () => '{"a":1,"a":[2],"a":null}',
  () => '{"a":"\\ud800","\\udfff":1}',
  () => '1e999',
  () => 'NaN',
  () => "{'a':1}",
  () => '{"a":1}{"b":2}',
  () => '{"a":1}//',
  (draw) => nest('[', ']', draw(40_000)),
  (draw) => nest('{"a":', '}', draw(20_000)).replace('}', '1}'),
  (draw) => `{"data":${nest('{"data":[', ']}', draw(4000))}}`,
  (draw) => '9'.repeat(draw(200_000)),
  (draw) => `-0.${'0'.repeat(draw(200_000))}1`,
  (draw) => `"${'\\u0000'.repeat(draw(30_000))}"`,
  (draw) => `{${Array.from({ length: draw(20_000) }, (_, at) => `"${at}":${at}`).join(',')}}`,
  (draw) => ' '.repeat(draw(200_000)),
];

type Json = Readonly<Record<string, unknown>>;

/** The whole with one field, or some, of another kind. */
function spoil(fields: Readonly<Record<string, string>>, draw: Draw): Json {
  const spoilt = Object.entries(fields).map(([name, value]) => {
    if (draw(3) > 0) return [name, value];
    return [name, pick(values, draw)(pick(hostileJsonTexts, draw), draw)];
  });
  const more = draw(4) === 0 ? { [pick(hostileJsonTexts, draw)]: pick(values, draw)('x', draw) } : {};
  return { ...(Object.fromEntries(spoilt) as Json), ...more };
}

const written = (value: unknown): string => JSON.stringify(value) ?? 'null';

export function writeJson({ fields }: BodyDoor, draw: Draw): WrittenBody {
  const inside = (): unknown => {
    const whole = spoil(fields, draw);
    return pick([whole, whole, whole, [whole], { data: whole }, { value: whole }], draw);
  };
  const text = draw(3) === 0 ? pick(texts, draw)(draw) : written(inside());
  return {
    type: pick(['application/json', 'application/json; charset=utf-8', 'text/json'], draw),
    bytes: encode(text, draw),
  };
}

/** A resource as JSON:API has it, with a part of it of another kind. */
export function writeJsonApi({ fields, path }: BodyDoor, draw: Draw): WrittenBody {
  const wrong = () => pick(values, draw)(pick(hostileJsonTexts, draw), draw);
  const type = path.split('/').at(-1) ?? 'pages';
  const data = {
    type: draw(5) === 0 ? wrong() : type,
    ...(draw(2) === 0 && { id: wrong() }),
    attributes: draw(5) === 0 ? wrong() : spoil({ title: 'x', langcode: 'fr', body: 'y', ...fields }, draw),
    relationships:
      draw(3) === 0 ? wrong() : { content: { data: draw(2) === 0 ? wrong() : [{ type, id: wrong() }] } },
  };
  const whole = {
    data: pick([data, data, data, [data], wrong()], draw),
    ...(draw(4) === 0 && { included: wrong(), meta: wrong() }),
  };
  const text = draw(4) === 0 ? pick(texts, draw)(draw) : written(whole);
  return { type: 'application/vnd.api+json', bytes: encode(text, draw) };
}

function encode(text: string, draw: Draw): Buffer {
  const odd = draw(25);
  if (odd === 0) return Buffer.from(text, 'utf16le');
  if (odd === 1) return Buffer.from(text, 'latin1');
  if (odd === 2)
    return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text), Buffer.from([0xff, 0xfe])]);
  if (odd === 3) return Buffer.from(text).subarray(0, draw(text.length + 1));
  return Buffer.from(text);
}

import { drawFrom, hostileTexts, pick, type Draw } from '../hostile-addresses.ts';
import type { BodyDoor, WrittenBody } from './body-door.ts';
import { frameBody, type Framed } from './frame-body.ts';
import { writeBytes } from './write-bytes.ts';
import { writeForm } from './write-form.ts';
import { writeJson, writeJsonApi } from './write-json.ts';
import { writeParts } from './write-parts.ts';

/** A request with a body that no honest client sends, to be sent byte by byte. */
export interface HostileBody extends Framed {
  readonly method: string;
  readonly path: string;
  /** Besides those of the frame. */
  readonly own: readonly (readonly [name: string, value: string])[];
}

const writers: Readonly<Record<BodyDoor['takes'], (door: BodyDoor, draw: Draw) => WrittenBody>> = {
  form: writeForm,
  parts: writeParts,
  json: writeJson,
  'json-api': writeJsonApi,
  bytes: (_, draw) => writeBytes(draw),
};
const kinds = Object.keys(writers) as BodyDoor['takes'][];

const oddTypes: readonly (string | undefined)[] = [
  undefined,
  '',
  ';',
  'x',
  'text/plain',
  'text/html',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json, application/json',
  'application/x-www-form-urlencoded; charset=\u00e9',
  'multipart/form-data; boundary',
  'multipart/mixed; boundary=a',
  `application/${'x'.repeat(5000)}`,
  ...hostileTexts.filter((text) => text.length < 30),
];

/** The n-th body of a seed, always the same for the same doors. */
export function hostileBody(doors: readonly BodyDoor[], seed: number, n: number): HostileBody {
  const draw = drawFrom(seed * 1_000_003 + n * 7919);
  const door = pick(doors, draw);
  // What a door does not read is refused at once: mostly it gets what it reads.
  const { type: named, bytes: body } = writers[draw(6) > 0 ? door.takes : pick(kinds, draw)](door, draw);
  const type = draw(10) === 0 ? pick(oddTypes, draw) : named;
  const types = type === undefined ? [] : [['Content-Type', type] as const];
  const twice = draw(40) === 0 ? [['Content-Type', 'application/json'] as const] : [];
  const name = pick(['photo.jpg', '../../x', '', 'é', 'x'.repeat(300)], draw);
  const disposition =
    door.takes === 'bytes' ? [['Content-Disposition', `file; filename="${name}"`] as const] : [];
  const own = [...Object.entries(door.headers ?? {}), ...types, ...twice, ...disposition];
  const accept = ['Accept', draw(3) === 0 ? 'text/html' : 'application/json'] as const;
  return { method: door.method, path: door.path, own: [...own, accept], ...frameBody(body, draw) };
}

/** What is read past, where it is not read. */
const longestReadPast = 256 * 1024;
const longestHead = 8000;

/** Whether its sender has to hear: the request can be read, and the sender is done before it may be refused. */
export function isOwedAnswer({ isPlain, own, bytes }: HostileBody): boolean {
  const head = own.flat().join('');
  return (
    isPlain === true &&
    bytes.length <= longestReadPast &&
    head.length < longestHead &&
    /^[\x20-\x7e\xa0-\xff]*$/.test(head)
  );
}

/** The request as bytes, as this caller sends it to this host. */
export function requestBytes(
  body: HostileBody,
  { host, caller }: { readonly host: string; readonly caller: string },
): Buffer {
  const lines = [
    `${body.method} ${body.path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${caller}`,
    'Connection: close',
    ...[...body.own, ...body.headers].map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body.bytes]);
}

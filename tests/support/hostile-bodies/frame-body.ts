import { pick, type Draw } from '../hostile-addresses.ts';

/** How the length of a body is told, and what its sender does after it. */
export interface Framed {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Buffer;
  /**
   * `cut`: the sender goes away in the middle. `silent`: it sends no more, and stays. `endless`: it goes on and on with what
   * it goes on with.
   */
  readonly after: 'wait' | 'cut' | 'silent' | 'endless';
  readonly goesOnWith?: Buffer;
  /** As honest clients frame what they send. */
  readonly isPlain?: true;
}

type Frame = (body: Buffer, draw: Draw) => Framed;

const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
const chunked = [['Transfer-Encoding', 'chunked']] as const;
const lastChunk = Buffer.from('0\r\n\r\n');

function chunksOf(body: Buffer, draw: Draw): Buffer {
  const size = 1 + draw(Math.max(1, body.length));
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) parts.push(chunk(body.subarray(at, at + size)));
  return Buffer.concat(parts);
}

const withLength: Frame = (bytes) => ({
  headers: [['Content-Length', String(bytes.length)]],
  bytes,
  after: 'wait',
  isPlain: true,
});
const named =
  (headers: (body: Buffer) => Framed['headers'], after: Framed['after'] = 'wait'): Frame =>
  (bytes) => ({ headers: headers(bytes), bytes, after });

/** What an endless body goes on with. */
const moreOf = (body: Buffer) => (body.length > 0 ? body : Buffer.from('a=1&')).subarray(0, 64 * 1024);

/** Ways that servers have to bear. */
const oddFrames: readonly Frame[] = [
  (body, draw) => ({
    headers: chunked,
    bytes: Buffer.concat([chunksOf(body, draw), lastChunk]),
    after: 'wait',
  }),
  (body, draw) => ({ headers: chunked, bytes: chunksOf(body, draw), after: 'cut' }),
  (body, draw) => ({ headers: chunked, bytes: chunksOf(body, draw), after: 'silent' }),
  (body) => ({
    headers: chunked,
    bytes: chunk(moreOf(body)),
    after: 'endless',
    goesOnWith: chunk(moreOf(body)),
  }),
  (body) => ({
    headers: [['Content-Length', String(26 * 1024 * 1024)]],
    bytes: body,
    after: 'endless',
    goesOnWith: moreOf(body),
  }),
  (body) => ({ headers: chunked, bytes: Buffer.concat([Buffer.from('zz\r\n'), body]), after: 'wait' }),
  (body) => ({
    headers: chunked,
    bytes: Buffer.concat([Buffer.from('ffffffffffffffffff\r\n'), body]),
    after: 'wait',
  }),
  (body, draw) => ({
    headers: chunked,
    bytes: Buffer.concat([chunksOf(body, draw), Buffer.from('0\r\nX-A: 1\r\nContent-Length: 5\r\n\r\n')]),
    after: 'wait',
  }),
  named((body) => [['Content-Length', String(body.length + 500)]], 'cut'),
  named((body) => [['Content-Length', String(body.length + 500)]], 'silent'),
  named((body) => [['Content-Length', String(Math.floor(body.length / 2))]]),
  named((body) => [
    ['Content-Length', String(body.length)],
    ['Content-Length', String(body.length)],
  ]),
  named((body) => [
    ['Content-Length', String(body.length)],
    ['Content-Length', '1'],
  ]),
  named((body) => [
    ['Content-Length', String(body.length)],
    ['Transfer-Encoding', 'chunked'],
  ]),
  named(() => [['Content-Length', '-1']]),
  named(() => [['Content-Length', '99999999999999999999']]),
  named(() => [['Content-Length', '1e3']]),
  named(() => []),
  named((body) => [
    ['Content-Length', String(body.length)],
    ['Content-Encoding', 'gzip'],
  ]),
  named((body) => [
    ['Content-Length', String(body.length)],
    ['Content-Encoding', 'x, br, deflate'],
  ]),
  named((body) => [
    ['Content-Length', String(body.length)],
    ['Expect', '100-continue'],
  ]),
  named((body) => [
    ['Content-Length', String(body.length)],
    ['Expect', 'x'],
  ]),
];

/** Mostly as it should be, so that the body itself is read. */
export const frameBody: Frame = (body, draw) =>
  (draw(6) > 0 ? withLength : pick(oddFrames, draw))(body, draw);

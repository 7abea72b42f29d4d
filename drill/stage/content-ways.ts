import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { React, Reaction, UpstreamAnswer } from '#tests/support/upstream.ts';

/** How a neighbour may answer, given how it answers when it is well. */
export type Way = (well: React) => React | Reaction;

const html = { 'content-type': 'text/html' };

/** Answers that are none, in turn. */
const lies: readonly Reaction[] = [
  { status: 200, body: { data: 'x' } },
  { status: 200, headers: html, body: '<h1>Portail</h1>' },
  { status: 500, headers: html, body: '<h1>Error</h1>' },
  { status: 200, body: '<h1>Portail</h1>' },
  { status: 502, body: { message: 'x' } },
  { status: 204 },
];

function lying(): React {
  let told = 0;
  return () => lies[told++ % lies.length] ?? 'reset';
}

let bomb: Buffer | undefined;

/** Half a megabyte that becomes half a gigabyte. */
const exploding = (): Reaction => ({
  headers: { 'content-encoding': 'gzip' },
  body: (bomb ??= gzipSync(Buffer.alloc(512 * 1024 ** 2))),
});

const slowMs = 5000;
const spaces = [' ', '\n', '\t', '\r'];
let room: string | undefined;

/** True answers with room around them that does not compress well, about 300 KB, on connections that are closed. */
function compressed({ headers, body, ...answer }: UpstreamAnswer): UpstreamAnswer {
  room ??= Array.from(randomBytes(1_200_000), (byte) => spaces[byte % spaces.length]).join('');
  const coded = { ...headers, 'content-encoding': 'gzip', connection: 'close' };
  return { ...answer, headers: coded, body: gzipSync(`${String(body)}${room}`, { level: 1 }) };
}

/** What is made of the answers of a neighbour that is well otherwise. */
const changing =
  (change: (answer: UpstreamAnswer) => UpstreamAnswer): Way =>
  (well) =>
  async (request) => {
    const answer = await well(request);
    return typeof answer === 'string' ? answer : change(answer);
  };

export const ways = {
  hung: () => 'hang',
  lying,
  half: () => 'half',
  endless: () => 'endless',
  bomb: exploding,
  slow: changing((answer) => ({ ...answer, delayMs: slowMs })),
  gzip: changing(compressed),
} satisfies Record<string, Way>;

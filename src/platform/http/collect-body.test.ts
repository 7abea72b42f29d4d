import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { collectBody } from './collect-body.ts';
import { orReadPast } from './read-past.ts';

const of = (...pieces: readonly string[]) =>
  Readable.from(
    pieces.map((piece) => Buffer.from(piece)),
    { objectMode: false },
  );

describe('a body', () => {
  it('is whole, however small its pieces are', async () => {
    expect((await collectBody(of('a', 'bc', '', 'é'), 10)).toString()).toBe('abcé');
    expect(await collectBody(of(), 0)).toHaveLength(0);
    const many = Array.from({ length: 100_000 }, () => 'x');
    expect(await collectBody(of(...many), 100_000)).toHaveLength(100_000);
  });

  it('is refused as soon as it is too long, and what it came on is left as it is', async () => {
    const payload = of('12345', '67890');
    await expect(collectBody(payload, 9)).rejects.toMatchObject({ code: 'too-large' });
    expect(payload.destroyed).toBe(false);
    await expect(orReadPast(payload, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(payload.readableEnded).toBe(true);
  });

  it('is refused where it breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('aborted');
      })(),
    );
    await expect(collectBody(broken, 100)).rejects.toMatchObject({ code: 'bad-request' });
  });
});

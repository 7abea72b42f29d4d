import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { readParts, type FormBody } from './read-parts.ts';

const kilobyte = 1024;
const bounds = { fieldBytes: 512 * kilobyte, fileBytes: 26 * kilobyte * kilobyte };
const boundary = 'xYz';
const head = (text: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${text}\r\n\r\n`);
const end = Buffer.from(`\r\n--${boundary}--\r\n`);

/** Reads a form as it comes from a network, and tells how much of it was asked for. */
async function read(body: Buffer): Promise<{ readonly outcome: unknown; readonly readBytes: number }> {
  let readBytes = 0;
  const pieces = function* () {
    for (let at = 0; at < body.length; at += 64 * kilobyte) {
      const piece = body.subarray(at, at + 64 * kilobyte);
      readBytes += piece.length;
      yield piece;
    }
  };
  const payload = Readable.from(pieces(), { objectMode: true, highWaterMark: 1 });
  const outcome = await readParts(payload, { ...bounds, boundary, takesFiles: async () => true }).catch(
    (thrown: unknown) => thrown,
  );
  return { outcome, readBytes };
}

describe('the texts of a form in parts', () => {
  it.each([
    ['one', [head('name="a"'), Buffer.alloc(26_000_000, 0xff), end]],
    [
      'many',
      [
        ...Array.from({ length: 400 }, () => [
          head('name="a"'),
          Buffer.alloc(64_000, 0xff),
          Buffer.from('\r\n'),
        ]).flat(),
        end,
      ],
    ],
    [
      'one before a file',
      [
        head('name="a"'),
        Buffer.alloc(26_000_000, 0xff),
        Buffer.from('\r\n'),
        head('name="f"; filename="x"'),
        end,
      ],
    ],
    [
      'one behind a file',
      [
        head('name="f"; filename="x"'),
        Buffer.from('\r\n'),
        head('name="a"'),
        Buffer.alloc(26_000_000, 0xff),
        end,
      ],
    ],
  ])('are read no further than texts may be long, as %s', async (_what, parts) => {
    const { outcome, readBytes } = await read(Buffer.concat(parts));
    expect(outcome instanceof AppError && outcome.code).toBe('too-large');
    expect(readBytes).toBeLessThan(bounds.fieldBytes + 200 * kilobyte);
  });

  it('may be as long as they may, beside files of any length', async () => {
    const text = 'a'.repeat(bounds.fieldBytes);
    const file = Buffer.alloc(3_000_000, 7);
    const body = [head('name="a"'), Buffer.from(`${text}\r\n`), head('name="f"; filename="x"'), file, end];
    const { outcome } = await read(Buffer.concat(body));
    expect(outcome instanceof AppError).toBe(false);
    const { fields, files } = outcome as FormBody;
    expect([fields['a']?.length, files[0]?.bytes.length]).toEqual([text.length, file.length]);
  });
});

describe('many forms of many parts, all at once', () => {
  it('let others through, however many there are', async () => {
    const part = (nth: number) => [head(`name="f${nth}"`), Buffer.from('a\r\n')];
    const body = Buffer.concat([...Array.from({ length: 900 }, (_, nth) => part(nth)).flat(), end]);
    let rounds = 0;
    let isOver = false;
    const count = () => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const result = await Promise.all(Array.from({ length: 20 }, () => read(body)));
    isOver = true;
    const read900 = result.map(({ outcome }) => Object.keys((outcome as FormBody).fields).length);
    expect(new Set(read900)).toEqual(new Set([900]));
    // The slower the machine, the more there are.
    expect(rounds).toBeGreaterThan(20);
  });
});

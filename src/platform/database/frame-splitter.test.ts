import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameSplitter } from './frame-splitter.ts';

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(type.length + 4);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, type.length);
  return Buffer.concat([head, body]);
}

const startup = message('', Buffer.from('user\0postgres\0\0'));
const extended = ['P', 'B', 'D', 'E', 'S'].map((type) => message(type, Buffer.from(`${type} body`)));
const simple = message('Q', Buffer.from('select 1\0'));
const conversations = [startup, Buffer.concat(extended), simple, message('X', Buffer.alloc(0))];

describe('the splitter of conversations', () => {
  it('gives the same conversations however the bytes arrive', () => {
    const whole = Buffer.concat(conversations);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: whole.length })), (cuts) => {
        const splitter = new FrameSplitter();
        const edges = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
        const seen = edges
          .slice(1)
          .flatMap((edge, index) => splitter.push(whole.subarray(edges[index], edge)));
        expect(seen).toEqual(conversations);
      }),
    );
  });

  it('waits for the end of a run of messages', () => {
    const splitter = new FrameSplitter();
    splitter.push(startup);
    expect(splitter.push(Buffer.concat(extended.slice(0, -1)))).toEqual([]);
    expect(splitter.push(extended.at(-1) ?? Buffer.alloc(0))).toEqual([Buffer.concat(extended)]);
  });
});

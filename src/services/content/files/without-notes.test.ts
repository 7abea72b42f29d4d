import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cases } from '#tests/support/cases.ts';
import { drawPng } from '#tests/support/pictures.ts';
import { judgeFile } from './judge-file.ts';
import { withoutNotes } from './without-notes.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const bytes = (...numbers: number[]) => Buffer.from(numbers);
const segment = (marker: number, body: Buffer) =>
  Buffer.concat([bytes(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body]);

const held = (orientation: number) =>
  Buffer.concat([
    latin('Exif\0\0II*\0'),
    bytes(8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0),
    latin('GPS 46.8139 -71.2080'),
  ]);
const frame = segment(0xc0, bytes(8, 0, 200, 1, 0x2c, 1, 1, 0x11, 0));
const scan = Buffer.concat([segment(0xda, bytes(1, 1, 0, 0, 63, 0)), latin('pixels\u00ff\u00d9')]);
const jpeg = (...segments: Buffer[]) => Buffer.concat([bytes(0xff, 0xd8), ...segments, frame, scan]);
const jfif = segment(0xe0, latin('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0'));
const profile = segment(0xe2, latin('ICC_PROFILE\0\u0001\u0001colours'));

describe('a JPEG picture', () => {
  it('loses places, names and comments, and keeps its colours', () => {
    const given = jpeg(
      jfif,
      segment(0xe1, held(1)),
      segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x>Ève</x>')),
      segment(0xed, latin('Photoshop 3.0\0IPTC')),
      profile,
      segment(0xfe, latin('made by Ève')),
    );
    expect(Buffer.from(withoutNotes(given, 'image/jpeg'))).toEqual(jpeg(jfif, profile));
  });

  it.each([3, 6, 8])('stays turned as it was held: %i', (orientation) => {
    const given = jpeg(jfif, segment(0xe1, held(orientation)));
    const cleaned = withoutNotes(given, 'image/jpeg');
    expect(Buffer.from(cleaned).includes('GPS')).toBe(false);
    expect(judgeFile(cleaned).size).toEqual(judgeFile(given).size);
    expect(Buffer.from(withoutNotes(cleaned, 'image/jpeg'))).toEqual(Buffer.from(cleaned));
  });
});

describe('a PNG picture', () => {
  it('loses its texts, and is otherwise the same', () => {
    const picture = drawPng(4, 3);
    const chunk = Buffer.concat([bytes(0, 0, 0, 5), latin('tEXtÈve\0x'), bytes(0, 0, 0, 0)]);
    const given = Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)]);
    expect(Buffer.from(withoutNotes(given, 'image/png'))).toEqual(Buffer.from(picture));
  });
});

describe('a WebP picture', () => {
  it('loses its notes, and says that it has none', () => {
    const chunk = (name: string, body: Buffer) => {
      const head = Buffer.alloc(8);
      head.write(name, 0, 'latin1');
      head.writeUInt32LE(body.length, 4);
      return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
    };
    const file = (...chunks: Buffer[]) => {
      const body = Buffer.concat([latin('WEBP'), ...chunks]);
      const head = Buffer.alloc(8);
      head.write('RIFF', 0, 'latin1');
      head.writeUInt32LE(body.length, 4);
      return Buffer.concat([head, body]);
    };
    const pixels = chunk('VP8L', bytes(0x2f, 0x2b, 0xc1, 0x31, 0));
    const given = file(
      chunk('VP8X', bytes(0x0c, 0, 0, 0, 1, 1, 0, 1, 1, 0)),
      pixels,
      chunk('EXIF', latin('GPS')),
      chunk('XMP ', latin('Ève!')),
    );
    expect(Buffer.from(withoutNotes(given, 'image/webp'))).toEqual(
      file(chunk('VP8X', bytes(0, 0, 0, 0, 1, 1, 0, 1, 1, 0)), pixels),
    );
  });
});

it('whatever the bytes are, taking out notes ends, and twice is as once', () => {
  const types = fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/gif');
  const heads = fc.constantFrom(bytes(0xff, 0xd8), latin('\u0089PNG\r\n\u001a\n'), latin('RIFF\0\0\0\0WEBP'));
  fc.assert(
    fc.property(types, heads, fc.uint8Array({ maxLength: 400 }), (type, head, rest) => {
      const once = withoutNotes(Buffer.concat([head, rest]), type);
      expect(Buffer.from(withoutNotes(once, type))).toEqual(Buffer.from(once));
    }),
    cases(1000),
  );
});

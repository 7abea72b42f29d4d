import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { cases } from '#tests/support/cases.ts';
import { claimPng, drawPng } from '#tests/support/pictures.ts';
import { judgeFile } from './judge-file.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const bytes = (...numbers: number[]) => Buffer.from(numbers);

/** The heads of small pictures, by hand: their size is 300 by 200. */
const gif = Buffer.concat([latin('GIF89a'), bytes(0x2c, 1, 200, 0, 0, 0, 0)]);
const jpegFrame = bytes(0xff, 0xc0, 0, 11, 8, 0, 200, 1, 0x2c, 1, 1, 0x11, 0);
const jpeg = Buffer.concat([bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0), jpegFrame]);
/** A camera held on its side says so in its notes. */
const turned = Buffer.concat([
  bytes(0xff, 0xd8, 0xff, 0xe1, 0, 34),
  latin('Exif\0\0II*\0'),
  bytes(8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0),
  jpegFrame,
]);
const webp = (kind: string, rest: Buffer) =>
  Buffer.concat([latin(`RIFF\0\0\0\0WEBP${kind}`), bytes(0, 0, 0, 0), rest]);
const lossy = webp('VP8 ', bytes(0, 0, 0, 0x9d, 1, 0x2a, 0x2c, 1, 200, 0));
const lossless = webp('VP8L', bytes(0x2f, 0x2b, 0xc1, 0x31, 0));
const moving = webp('VP8X', bytes(2, 0, 0, 0, 0x2b, 1, 0, 199, 0, 0, 0));
const avif = Buffer.concat([
  bytes(0, 0, 0, 28),
  latin('ftypavif\0\0\0\0avifmif1\0\0\0\u0014ispe'),
  bytes(0, 0, 0, 0, 0, 0, 1, 0x2c, 0, 0, 0, 200),
  Buffer.alloc(16),
]);

/** An archive with nothing but a directory of these names. */
function archive(...names: string[]): Buffer {
  const first = latin('PK\u0003\u0004 a file');
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.write(name, 46, 'latin1');
    return entry;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(first.length, 16);
  return Buffer.concat([first, ...entries, end]);
}

const svg = (inner: string, attributes = 'viewBox="0 0 30 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

const faultOf = (given: Uint8Array): string | undefined => {
  try {
    judgeFile(given);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown.code;
    throw thrown;
  }
};

describe('what a file is', () => {
  it.each<[string, Buffer]>([
    ['image/png', drawPng(30, 20)],
    ['application/pdf', latin('%PDF-1.4\n')],
    ['video/mp4', Buffer.concat([bytes(0, 0, 0, 24), latin('ftypisom')])],
    ['text/vtt', latin('WEBVTT\n\n00:00.000 --> 00:01.000\nx')],
    ['text/vtt', Buffer.from('\ufeffWEBVTT')],
    ['text/csv', Buffer.from('nom;prix\n"a;b";3\n')],
    ['text/plain', Buffer.from('Bonjour,\nà demain, peut-être, ou pas.\n')],
    ['application/zip', archive('stops.txt', 'trips.txt')],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      archive('[Content_Types].xml', 'word/document.xml'),
    ],
    [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      archive('[Content_Types].xml', 'xl/workbook.xml'),
    ],
    ['image/svg+xml', Buffer.from('<?xml version="1.0"?>\n<!-- by hand --><svg/>')],
  ])('is told by its bytes: %s', (type, given) => {
    expect(judgeFile(given).kind.type).toBe(type);
  });

  it.each<[string, Buffer, boolean]>([
    ['image/gif', gif, false],
    ['image/jpeg', jpeg, true],
    ['image/webp', lossy, true],
    ['image/webp', lossless, true],
    ['image/webp', moving, false],
    ['image/avif', avif, true],
    ['image/png', claimPng(300, 200), true],
  ])('has the size that its head tells: %s', (type, given, hasVariants) => {
    const judged = judgeFile(given);
    expect(judged).toMatchObject({ size: { width: 300, height: 200 }, hasVariants });
    expect(judged.kind.type).toBe(type);
  });

  it('has its sides as it is shown, when a camera was held on its side', () => {
    expect(judgeFile(turned).size).toEqual({ width: 200, height: 300 });
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!DOCTYPE html><html></html>')],
    ['a page after spaces', Buffer.from('\n  <script>1</script>')],
    ['a program', latin('MZ\u0090\0')],
    ['text in another encoding', latin('caf\u00e9')],
    ['text with a NUL', Buffer.from('a\u0000b')],
    ['a document with macros', archive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['half an archive', archive('a', 'b').subarray(0, 40)],
    ['a sound', Buffer.concat([bytes(0, 0, 0, 24), latin('ftypM4A ')])],
    ['half a head', drawPng(30, 20).subarray(0, 18)],
  ])('is refused when it is %s', (_case, given) => {
    expect(faultOf(given)).toBe('unsupported-media');
  });

  it.each([claimPng(16_384, 1), claimPng(10_000, 10_000), claimPng(0xffffffff, 0xffffffff)])(
    'is refused when it claims more pixels than a page needs',
    (given) => expect(faultOf(given)).toBe('too-large'),
  );

  it('is never a fault of the program, whatever the bytes', () => {
    const heads = [
      drawPng(9, 9),
      gif,
      jpeg,
      turned,
      lossy,
      lossless,
      moving,
      avif,
      archive('a'),
      svg('<g/>'),
    ];
    const cut = fc.tuple(fc.constantFrom(...heads), fc.nat(200), fc.uint8Array({ maxLength: 60 }));
    fc.assert(
      fc.property(cut, ([head, length, tail]) => {
        expect(() => faultOf(Buffer.concat([head.subarray(0, length), tail]))).not.toThrow();
      }),
      cases(500),
    );
  });
});

describe('a drawing', () => {
  it.each([
    ['width="48" height="24.4px"', { width: 48, height: 24 }],
    ['viewBox="0 0 30 20"', { width: 30, height: 20 }],
    ['viewBox="0,0,30,20" width="100%"', { width: 30, height: 20 }],
    ['width="-3" height="x"', undefined],
  ])('has the size it says: %s', (attributes, size) => {
    expect(judgeFile(svg('<path d="M0 0h9"/>', attributes)).size).toEqual(size);
  });

  it.each([
    '<style>.a{fill:#fff}</style><g class="a"><use href="#b"/></g>',
    '<linearGradient id="a"/><rect fill="url(#a)"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>',
  ])('may hold what stays in it: %s', (inner) => {
    expect(faultOf(svg(inner))).toBeUndefined();
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<g onload="alert(1)"/>',
    '<g ONCLICK="alert(1)"/>',
    '<a href="https://example.org"><path/></a>',
    '<use href="https://example.org/x.svg#a"/>',
    '<use xlink:href="//example.org/x.svg#a"/>',
    '<image href="/secret.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<image href=" javascript:alert(1)"/>',
    '<foreignObject><iframe/></foreignObject>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="1"/>',
    '<style>@import "https://example.org/a.css";</style>',
    '<style>@&#105;mport "https://example.org/a.css";</style>',
    '<style><![CDATA[a{background:url(https://example.org/a)}]]></style>',
    '<rect style="fill:url(https://example.org/a)"/>',
    '<rect fill="u\\72l(https://example.org/a)"/>',
    '<?xml-stylesheet href="https://example.org/a.css"?>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>',
  ])('holds no script and leads nowhere: %s', (inner) => {
    expect(faultOf(svg(inner))).toBe('invalid');
  });

  it('has no entities of its own', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>';
    expect(faultOf(Buffer.from(bomb))).toBeDefined();
  });

  it.each(['bike-rack', 'station'])('of the default content is one: %s', (name) => {
    expect(judgeFile(readFileSync(`data/files/${name}.svg`)).size).toEqual({ width: 640, height: 360 });
  });
});

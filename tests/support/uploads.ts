import { claimPng, drawPng } from './pictures.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const bytes = (...numbers: number[]) => Buffer.from(numbers);

/** A photograph by hand: a head, a frame of 300 by 200, a scan with what looks like signs in it, the end. */
const jpeg = Buffer.concat([
  bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0),
  bytes(0xff, 0xc0, 0, 11, 8, 0, 200, 1, 0x2c, 1, 1, 0x11, 0),
  bytes(0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 12, 0xff, 0, 34, 0xff, 0xd0, 56),
  bytes(0xff, 0xd9),
]);

/** A document of an office program, with nothing but a directory of these names. */
function archive(names: readonly string[], unpackedBytes = 100): Buffer {
  const first = latin('PK\u0003\u0004 a file');
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(unpackedBytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.write(name, 46, 'latin1');
    return entry;
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(first.length, 16);
  return Buffer.concat([first, directory, end]);
}

const word = ['[Content_Types].xml', 'word/document.xml'];

/** Small files of every kind that forms take. */
export const soundUploads = {
  pdf: latin('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'),
  jpg: jpeg,
  png: drawPng(3, 2),
  docx: archive(word),
  doc: Buffer.concat([bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.alloc(1528)]),
} as const;

const page = latin('<!doctype html><script>alert(1)</script>');

/** Files that are not what they are called, or are two things at once, or would be too much for who opens them. */
export const badUploads: Readonly<Record<string, { readonly name: string; readonly bytes: Buffer }>> = {
  'a page called a picture': { name: 'photo.png', bytes: page },
  'a program called a document': {
    name: 'lettre.pdf',
    bytes: Buffer.concat([latin('MZ'), Buffer.alloc(200)]),
  },
  'a script with two endings': { name: 'photo.jpg.js', bytes: latin('alert(1)') },
  'a moving picture': {
    name: 'photo.jpg',
    bytes: Buffer.concat([latin('GIF89a'), bytes(1, 0, 1, 0, 0, 0, 0)]),
  },
  'a drawing': { name: 'dessin.png', bytes: latin('<svg xmlns="http://www.w3.org/2000/svg"></svg>') },
  'a picture of 50,000 by 50,000': { name: 'mur.png', bytes: claimPng(50_000, 50_000) },
  'a bomb': { name: 'lettre.docx', bytes: archive(word, 2 ** 31) },
  'a document with macros': { name: 'lettre.docx', bytes: archive([...word, 'word/vbaProject.bin']) },
  'an archive': { name: 'tout.docx', bytes: archive(['a.txt']) },
  'a document that breaks off': { name: 'lettre.pdf', bytes: latin('%PDF-1.7\n1 0 obj') },
  'a photograph that breaks off': { name: 'photo.jpg', bytes: jpeg.subarray(0, -6) },
  'a document with a page behind it': {
    name: 'lettre.docx',
    bytes: Buffer.concat([archive(word), page]),
  },
  nothing: { name: 'vide.pdf', bytes: Buffer.alloc(0) },
};

import { fileKinds, type FileKind } from './file-kinds.ts';

/** Documents of office programs are archives: the folders in them tell which. One with macros is refused. */
export function findArchiveKind(bytes: Uint8Array): FileKind | undefined {
  const names = listNames(bytes);
  if (!names) return undefined;
  if (!names.includes('[Content_Types].xml')) return fileKinds.zip;
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return undefined;
  const holds = (folder: string) => names.some((name) => name.startsWith(folder));
  if (holds('word/')) return fileKinds.docx;
  if (holds('xl/')) return fileKinds.xlsx;
  return holds('ppt/') ? fileKinds.pptx : fileKinds.zip;
}

const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
/** The record stands at the end, before a comment of at most this length. */
const longestTail = 65_557;
const mostEntries = 10_000;

/** The names in the directory at the end of an archive; undefined where it has none. */
function listNames(bytes: Uint8Array): readonly string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    if (end === undefined) return undefined;
    const names: string[] = [];
    let at = view.getUint32(end + 16, true);
    for (let left = Math.min(view.getUint16(end + 10, true), mostEntries); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== entryRecord) return undefined;
      const length = view.getUint16(at + 28, true);
      names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
      at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return names;
  } catch (thrown) {
    // A place outside of the file: it is no archive.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - longestTail);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === endRecord) return at;
  return undefined;
}

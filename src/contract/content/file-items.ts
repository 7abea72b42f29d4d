import type { ItemFile } from './content-file.ts';

type Names = string | Readonly<Record<'fr' | 'en', string>>;

/** A picture or a film that names a file by itself, with the `files` item that stands for it; other items alone. */
export function withFileItems({ file, captions, ...item }: ItemFile): ItemFile[] {
  if (file === undefined) return [item];
  if (item.type === 'files') return [{ ...item, file }];
  const own = fileItem(`${item.key}-file`, file);
  const words = captions && fileItem(`${item.key}-captions`, captions);
  const field = item.type === 'mediaVideos' ? 'video' : 'image';
  const references = { ...item.references, [field]: [own.key], ...(words && { tracks: [words.key] }) };
  return [own, ...(words ? [words] : []), { ...item, references }];
}

function fileItem(key: string, file: Names): ItemFile {
  const { fr, en } = namesOf(file);
  return { key, type: 'files', file, fr: { title: titleOf(fr) }, en: { title: titleOf(en) } };
}

/** The file of each language. */
export function namesOf(file: Names): Readonly<Record<'fr' | 'en', string>> {
  return typeof file === 'string' ? { fr: file, en: file } : file;
}

const titleOf = (path: string) => path.split('/').at(-1) ?? path;

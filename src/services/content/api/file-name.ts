import { AppError } from '#lib/errors.ts';
import { normalized } from '#lib/normalized.ts';

const longestName = 200;

/** The name in `file; filename="photo.jpg"`, without folders and without signs that no name has. */
export function readFileName(header: string | undefined): string {
  if (header === undefined) throw new AppError('bad-request', '"Content-Disposition" header is required.');
  if (/\bfilename\*\s*=/i.test(header))
    throw new AppError('bad-request', 'The extended form of the file name is not taken: send it in UTF-8.');
  const [, quoted] = /\bfilename="((?:[^"\\]|\\.)*)"/.exec(header) ?? [];
  const name = cut(readUtf8((quoted ?? '').replaceAll(/\\(.)/g, '$1')));
  if (name === '') throw new AppError('bad-request', 'No filename found in "Content-Disposition" header.');
  return name;
}

/** Node reads headers as Latin-1; names are sent in UTF-8, or in Latin-1 by old programs. */
function readUtf8(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

function cut(name: string): string {
  const seen = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '');
  return normalized(seen, 'NFC').trim().replace(/^\.+/, '').slice(-longestName);
}

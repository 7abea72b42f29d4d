import { fileRefusal } from '#contract/content/web-form.ts';
import { AppError } from '#lib/errors.ts';
import { judgeFile } from '#services/content/files/judge-file.ts';
import { withoutNotes } from '#services/content/files/without-notes.ts';
import { trimFile } from './trim-file.ts';

export interface JudgedUpload {
  readonly bytes: Uint8Array;
  /** Its media type, by what it holds. */
  readonly type: string;
  /** With the ending of what it is. */
  readonly name: string;
}

interface Bounds {
  /** Endings such as `pdf`. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
}

const wordDocument = 'application/msword';
/** The first bytes of documents of older office programs. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Endings that mean the same. */
const same: Readonly<Record<string, string>> = { jpeg: 'jpg' };
const plain = (ending: string) => same[ending] ?? ending;

/**
 * A file of a rider, by what it holds whatever it is called. Nothing but what the field takes, whole, and nothing that
 * stands behind its end. Of a picture, the notes of the camera are left out.
 */
export function judgeUpload(bytes: Uint8Array, name: string, { accept, maxBytes }: Bounds): JudgedUpload {
  if (bytes.length === 0) throw refused('The file is empty.');
  if (bytes.length > maxBytes)
    throw refused(
      `The file is ${formatSize(bytes.length)} exceeding the maximum file size of ${formatSize(maxBytes)}.`,
    );
  const found = kindOf(bytes);
  if (!found || !accept.map(plain).includes(found.ending))
    throw refused(`Only files with the following extensions are allowed: ${accept.join(' ')}.`);
  const whole = trimFile(bytes, found.ending);
  if (!whole) throw refused('The file is broken, or is not what it says.');
  return { bytes: withoutNotes(whole, found.type), type: found.type, name: withEnding(name, found.ending) };
}

const refused = (why: string) => new AppError('invalid', `${fileRefusal}\n${why}`);

const formatSize = (bytes: number): string => `${Math.max(0.1, Math.round(bytes / 104_857.6) / 10)} MB`;

function kindOf(bytes: Uint8Array): { readonly type: string; readonly ending: string } | undefined {
  if (oldOffice.every((byte, at) => bytes[at] === byte)) return { type: wordDocument, ending: 'doc' };
  try {
    return judgeFile(bytes).kind;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code === 'internal') throw thrown;
    if (thrown.code === 'too-large') throw refused(thrown.message);
    return undefined;
  }
}

/** Letters, digits and dots (specification B5); of several endings one is left, that of what the file is. */
function withEnding(name: string, ending: string): string {
  const stem = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}.]/gu, '')
    .replace(/^\.+/, '')
    .split('.')[0];
  return `${stem?.slice(0, 100) || 'fichier'}.${ending}`;
}

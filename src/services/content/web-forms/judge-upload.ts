import type { Locale } from '#domain/locale.ts';
import { sayIn } from '#domain/mail/say-in.ts';
import { fileRefusal } from '#contract/content/web-form.ts';
import { AppError } from '#lib/errors.ts';
import { normalized } from '#lib/normalized.ts';
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
  /** In which a rider is told why a file is refused. */
  readonly locale: Locale;
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
export function judgeUpload(
  bytes: Uint8Array,
  name: string,
  { accept, maxBytes, locale }: Bounds,
): JudgedUpload {
  const say = sayIn(locale);
  if (bytes.length === 0) throw refused(say('Le fichier est vide.', 'The file is empty.'));
  if (bytes.length > maxBytes) throw tooLarge(locale, maxBytes);
  const found = kindOf(bytes, locale);
  if (!found || !accept.map(plain).includes(found.ending))
    throw refused(
      say(
        `Seuls ces types de fichiers sont acceptés\u00a0: ${accept.join(', ')}.`,
        `Only these types of files are accepted: ${accept.join(', ')}.`,
      ),
    );
  const whole = trimFile(bytes, found.ending);
  if (!whole)
    throw refused(
      say(
        'Le fichier est abîmé, ou n’est pas ce qu’il annonce.',
        'The file is damaged, or is not what it claims to be.',
      ),
    );
  return { bytes: withoutNotes(whole, found.type), type: found.type, name: withEnding(name, found.ending) };
}

const refused = (why: string) => new AppError('invalid', `${fileRefusal}\n${why}`);

/** Also of a file that was not even read to its end. */
export function tooLarge(locale: Locale, maxBytes: number): AppError {
  const size = formatSize(maxBytes, locale);
  return refused(
    sayIn(locale)(
      `Le fichier est trop lourd\u00a0: ${size} au plus.`,
      `The file is too large: ${size} at most.`,
    ),
  );
}

/** In units of 1024, with one decimal and 0.1 at the least (specification B9). */
function formatSize(bytes: number, locale: Locale): string {
  const size = String(Math.max(0.1, Math.round(bytes / 104_857.6) / 10));
  return sayIn(locale)(`${size.replace('.', ',')}\u00a0Mo`, `${size}\u00a0MB`);
}

function kindOf(
  bytes: Uint8Array,
  locale: Locale,
): { readonly type: string; readonly ending: string } | undefined {
  if (oldOffice.every((byte, at) => bytes[at] === byte)) return { type: wordDocument, ending: 'doc' };
  try {
    return judgeFile(bytes).kind;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code === 'internal') throw thrown;
    if (thrown.code === 'too-large')
      throw refused(sayIn(locale)('L’image a trop de pixels.', 'The picture has too many pixels.'));
    return undefined;
  }
}

/** Letters, digits and dots (specification B5); of several endings one is left, that of what the file is. */
function withEnding(name: string, ending: string): string {
  const stem = normalized(name, 'NFC')
    .replaceAll(/[^\p{L}\p{N}.]/gu, '')
    .replace(/^\.+/, '')
    .split('.')[0];
  return `${stem?.slice(0, 100) || 'fichier'}.${ending}`;
}

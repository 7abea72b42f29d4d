import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { AppError, type ErrorCode } from '#lib/errors.ts';
import { createByteCollector, type ByteCollector } from '#platform/http/byte-collector.ts';
import { piecesOf } from '#platform/http/collect-body.ts';
import { createRounds } from '#platform/turns.ts';
import type { FormFile } from '#site/forms/action.server.ts';
import type { Fields } from '#site/forms/form.ts';
import { readPartHead, type PartHead } from './part-head.ts';

/** A form as it was sent. */
export interface FormBody {
  readonly fields: Fields;
  /** Of a form that is sent as parts. */
  readonly files: readonly FormFile[];
  /** Of its fields, measured: a sender that names no length is held to the same limits. */
  readonly bytes: number;
  /** It had files, which were read past: whatever else it says, it is refused. */
  readonly isCut?: true;
}

/** How much of a form is read. */
export interface BodyBounds {
  /** Without its files. */
  readonly fieldBytes: number;
  /** All of its files together. */
  readonly fileBytes: number;
}

interface PartsOptions extends BodyBounds {
  /** Undefined where the sender names none that a browser would. */
  readonly boundary: string | undefined;
  /**
   * Asked when the first file begins, by the fields before it: whether files are kept, or read past because the form is
   * refused anyway. Throws where nothing more is to be read.
   */
  takesFiles(fields: Fields): Promise<boolean>;
}

/** More than any form has. */
const mostParts = 1000;
const mostFiles = 100;
const headBounds = { maxHeaderPairs: 20, maxHeaderSize: 16 * 1024 };
/** The library cuts off what goes over its bounds: a head of so many letters is whole. */
const mostHeadLetters = 4096;
/** Looked through without a pause. A piece of nothing but boundaries is a hundred times the work of one without. */
const pieceBytes = 4096;

/** Of all forms that arrive at once, so much in one round of the event loop. */
const waitForSlice = createRounds({ pieces: 64, ms: 2 });

interface Part extends PartHead {
  readonly kept: ByteCollector;
}

/** A part whose head may be still to come. */
interface OpenPart {
  read: Part | undefined;
  readonly ended: Promise<void>;
}

/**
 * Reads a form in parts as it comes: it is searched once, a file that nobody wants is not kept, and reading ends at the
 * first thing that is wrong. A name sent twice counts with its last value.
 */
export async function readParts(payload: Readable, options: PartsOptions): Promise<FormBody> {
  const reading = createReading(options);
  for await (const chunk of piecesOf(payload))
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      await waitForSlice();
      await reading.write(chunk.subarray(at, at + pieceBytes));
    }
  return reading.end();
}

function createReading({ boundary, fieldBytes, fileBytes, takesFiles }: PartsOptions) {
  if (boundary === undefined) throw new AppError('bad-request', 'no boundary of parts is like this');
  const parts: OpenPart[] = [];
  let bytes = 0;
  let ofFiles = 0;
  let ofTexts = 0;
  let files = 0;
  let keepsFiles: boolean | undefined;
  let fault: AppError | undefined;
  const refuse = (code: ErrorCode, message: string, cause?: unknown) => {
    fault ??= new AppError(code, message, cause === undefined ? {} : { cause });
  };

  const begin = (head: PartHead | undefined): Part | undefined => {
    if (!head) refuse('bad-request', 'the head of a part cannot be read');
    else if (head.fileName !== undefined && (files += 1) > mostFiles)
      refuse('bad-request', 'the form has too many files');
    return head && { ...head, kept: createByteCollector() };
  };

  const take = ({ fileName, kept }: Part, data: Buffer): void => {
    if (fileName !== undefined && (ofFiles += data.length) > fileBytes)
      refuse('too-large', 'the files of the form are too large');
    if (fileName === undefined && (ofTexts += data.length) > fieldBytes)
      refuse('too-large', 'the texts of the form are too large');
    if (!fault && (fileName === undefined || keepsFiles !== false)) kept.add(data);
  };

  const open = (stream: Dicer.PartStream): void => {
    if (parts.length >= mostParts) refuse('bad-request', 'the form has too many parts');
    const ended = new Promise<void>((resolve) => {
      stream.on('end', resolve);
      stream.on('error', () => resolve());
    });
    const part: OpenPart = { read: undefined, ended };
    parts.push(part);
    stream.on('header', (header) => {
      part.read = begin(dispositionIn(header as PartHeader));
    });
    stream.on('data', (data: Buffer) => {
      if (part.read) take(part.read, data);
    });
  };

  const dicer = new Dicer({ boundary, ...headBounds });
  dicer.on('part', open);
  const over = new Promise<void>((resolve) => {
    dicer.on('finish', resolve);
    dicer.on('error', (cause) => {
      refuse('bad-request', 'the form has no end', cause);
      resolve();
    });
  });

  const requireSound = (): void => {
    if (fault) throw fault;
  };

  /** What the parts that are over came to. */
  const fieldsIn = (ended: readonly OpenPart[]): Fields =>
    Object.fromEntries(
      ended.flatMap(({ read }) =>
        read && read.fileName === undefined ? [[read.name, read.kept.bytes().toString()]] : [],
      ),
    );

  const askWhetherFilesAreTaken = async (): Promise<void> => {
    const first = parts.findIndex(({ read }) => read?.fileName !== undefined);
    const before = parts.slice(0, first);
    await Promise.all(before.map(({ ended }) => ended));
    keepsFiles = await takesFiles(fieldsIn(before));
  };

  return {
    /** One piece after the other: the library would else go on by itself, where nobody hears what it throws. */
    write: async (piece: Buffer): Promise<void> => {
      bytes += piece.length;
      if (bytes > fieldBytes + fileBytes) throw new AppError('too-large', 'the form is too large');
      await new Promise<void>((resolve) => dicer.write(piece, () => resolve())).catch((cause: unknown) =>
        refuse('bad-request', 'the parts of the form cannot be read', cause),
      );
      requireSound();
      if (files > 0 && keepsFiles === undefined) await askWhetherFilesAreTaken();
    },
    end: async (): Promise<FormBody> => {
      dicer.end();
      await over;
      requireSound();
      await Promise.all(parts.map(({ ended }) => ended));
      requireSound();
      if (parts.length === 0 || parts.some(({ read }) => !read))
        throw new AppError('bad-request', 'a part of the form has no head');
      return {
        fields: fieldsIn(parts),
        files: keepsFiles === false ? [] : parts.flatMap(fileIn),
        bytes: bytes - ofFiles,
        ...(keepsFiles === false && ofFiles > 0 && { isCut: true }),
      };
    },
  };
}

/** A field of files that nobody chose one for sends an empty one. */
function fileIn({ read }: OpenPart): FormFile[] {
  if (read?.fileName === undefined || (read.fileName === '' && read.kept.length === 0)) return [];
  return [{ field: read.name, name: read.fileName, bytes: read.kept.bytes() }];
}

/** Each header by its name in small letters, with all that was said under it. */
type PartHeader = Readonly<Record<string, readonly string[]>>;

function dispositionIn(header: PartHeader): PartHead | undefined {
  const values = Object.values(header).flat();
  const letters = values.reduce((sum, value) => sum + value.length, 0);
  if (values.length >= headBounds.maxHeaderPairs || letters > mostHeadLetters) return undefined;
  const [disposition = ''] = header['content-disposition'] ?? [];
  return readPartHead(disposition);
}

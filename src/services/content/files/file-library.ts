import { AppError } from '#lib/errors.ts';
import { largestFileBytes, type FileStore } from '#platform/file-store/file-store.ts';
import { addressName, fileUrl, hashOfFile, variantName } from './file-address.ts';
import { judgeFile, type JudgedFile } from './judge-file.ts';
import type { KeptFile, KeptVariant } from './kept-file.ts';
import { planVariants, variantTypes, type VariantPlan } from './picture-order.ts';
import { withoutNotes } from './without-notes.ts';
import type { PictureThread } from './picture-thread.ts';

/** The files of the content: judged by what they hold, kept under their hash, pictures with smaller ones beside them. */
export interface FileLibrary {
  /**
   * What is kept already is not made again. What is not known, not sound or too large is refused. Of a picture, the notes
   * of the camera are left out: they may tell where somebody lives.
   */
  keep(bytes: Uint8Array, name: string): Promise<KeptFile>;
  /** What stands under an address, as it was put there; anything else is a fault of the store. */
  read(stored: StoredFile): Promise<Uint8Array>;
}

export interface StoredFile {
  /** Its name in the store. */
  readonly name: string;
  readonly hash: string;
}

interface FileLibraryOptions {
  readonly store: FileStore;
  readonly pictures: PictureThread;
}

export function createFileLibrary({ store, pictures }: FileLibraryOptions): FileLibrary {
  async function keepVariants(bytes: Uint8Array, judged: JudgedFile, hash: string) {
    const plans = judged.size && judged.hasVariants ? planVariants(judged.size) : [];
    const stored = plans.map(({ size, ending }) => `${hash}.${size}.${ending}`);
    const known = await Promise.all(stored.map((name) => store.get(name)));
    if (known.every((one) => one !== undefined)) return { plans, pieces: known };
    const pieces = await pictures.ask({ bytes, type: judged.kind.type, plans });
    if (!pieces) throw new AppError('invalid', 'The picture is broken: it cannot be read to its end.');
    await Promise.all(
      stored.map((name, at) =>
        store.put(name, pieces[at] ?? new Uint8Array(), variantTypes[plans[at]?.ending ?? 'webp']),
      ),
    );
    return { plans, pieces };
  }

  return {
    keep: async (given, givenName) => {
      if (given.length > largestFileBytes)
        throw new AppError('too-large', `A file has at most ${largestFileBytes / 1024 / 1024} MB.`);
      const judged = judgeFile(given);
      const bytes = withoutNotes(given, judged.kind.type);
      const hash = hashOfFile(bytes);
      const name = addressName(givenName, judged.kind);
      const { plans, pieces } = await keepVariants(bytes, judged, hash);
      if (!(await store.has(hash))) await store.put(hash, bytes, judged.kind.type);
      return {
        url: fileUrl(hash, name),
        name,
        type: judged.kind.type,
        bytes: bytes.length,
        width: judged.size?.width ?? null,
        height: judged.size?.height ?? null,
        variants: plans.map((plan, at) =>
          describeVariant(plan, fileUrl(hash, variantName(name, `${plan.size}.${plan.ending}`)), pieces[at]),
        ),
      };
    },
    read: async ({ name, hash }) => {
      const bytes = await store.get(name);
      if (!bytes) throw new AppError('unavailable', 'a file that an item names is not in the store');
      if (hashOfFile(bytes) !== hash)
        throw new AppError('unavailable', 'the store gave other bytes than were put there');
      return bytes;
    },
  };
}

function describeVariant(
  { size, ending, width, height }: VariantPlan,
  url: string,
  bytes: Uint8Array = new Uint8Array(),
): KeptVariant {
  return { url, type: variantTypes[ending], size, width, height, hash: hashOfFile(bytes) };
}

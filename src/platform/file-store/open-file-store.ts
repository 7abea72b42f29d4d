import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Keys, type S3Place } from './s3-store.ts';

interface FileStoreOptions {
  /** A bucket that machines share; the folder without one. */
  readonly place: S3Place | undefined;
  readonly keys: S3Keys | undefined;
  readonly folder: string;
}

export function openFileStore({ place, keys, folder }: FileStoreOptions): FileStore {
  return place && keys ? createS3Store(place, keys) : createFolderStore(folder);
}

import type { VariantSize } from './picture-order.ts';

/** A smaller picture beside the one it was made of. */
export interface KeptVariant {
  readonly url: string;
  readonly type: string;
  readonly size: VariantSize;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

/** A file in the store, as an item tells of it. */
export interface KeptFile {
  readonly url: string;
  /** In the address. */
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly variants: readonly KeptVariant[];
}

/** The attributes of a `files` item in one language. */
export function fileAttributes({ url, name, type, bytes, width, height, variants }: KeptFile) {
  return {
    uri: { value: `public://${name}`, url },
    filemime: type,
    filesize: bytes,
    width,
    height,
    variants,
  };
}

import { hash } from 'node:crypto';
import { slugOf } from '#lib/slug.ts';
import type { FileKind } from './file-kinds.ts';

/** 160 bits: two files never share them. */
export function hashOfFile(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, 40);
}

const longestStem = 80;

/** The name in an address: letters, digits and dashes of what it is called, and the ending of what it is. */
export function addressName(name: string, { ending }: Pick<FileKind, 'ending'>): string {
  const stem = slugOf(name.replace(/\.[\p{L}\p{N}]{1,5}$/u, '')).slice(0, longestStem);
  return `${stem || 'file'}.${ending}`;
}

/** Root-relative, as the wire has it: the site answers there. */
export function fileUrl(hashed: string, name: string): string {
  return `/files/${hashed}/${name}`;
}

/** `photo.jpg` becomes `photo.large.avif`. */
export function variantName(name: string, variant: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.${variant}`;
}

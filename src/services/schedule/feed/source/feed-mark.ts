import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Marks are kept on disk and go back into request headers: only what a header may hold comes in. */
export const headerValue = z.string().regex(/^[\x20-\x7e]+$/);
const size = z.int().nonnegative();
const source = z.string();
const sha256 = z.string().optional();

/** What tells whether a feed has changed. `source` is a digest of the address, which may hold a key. */
export const feedMarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), source, size, mtimeMs: z.number(), sha256 }),
  z.object({
    kind: z.literal('folder'),
    source,
    files: z.array(z.object({ name: z.string(), size, mtimeMs: z.number() })),
  }),
  z.object({
    kind: z.literal('url'),
    source,
    etag: headerValue.optional(),
    lastModified: headerValue.optional(),
    sha256,
  }),
  // Made on the spot by the app, from a recipe; it changes when its maker gives another version.
  z.object({ kind: z.literal('made'), source, version: z.string() }),
]);

export type FeedMark = Readonly<z.infer<typeof feedMarkSchema>>;
export type FileMark = Extract<FeedMark, { kind: 'file' }>;
export type FolderMark = Extract<FeedMark, { kind: 'folder' }>;
export type UrlMark = Extract<FeedMark, { kind: 'url' }>;

/** The digest that stands for an address in a mark. */
export function sourceDigest(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 16);
}

export function contentDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether two loaded feeds are the same bytes, though their dates or servers say otherwise. */
export function isSameContent(one: FeedMark | undefined, other: FeedMark): boolean {
  const [before, after] = [one, other].map((mark) => (mark && 'sha256' in mark ? mark.sha256 : undefined));
  return before !== undefined && before === after;
}

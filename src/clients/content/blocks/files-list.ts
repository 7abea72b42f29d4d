import { z } from 'zod';
import { longTextSchema } from '#contract/content/fields.ts';
import { optionalText } from '#contract/content/paragraphs.ts';
import type { FilesListBlock } from '#domain/block.ts';
import { parseBase, parseText, readAttributes, shownParts, type BlockContext } from './block-context.ts';
import { parseHref } from '../rich-text/href.ts';
import type { Paragraph } from './paragraph.ts';

/** `meta` of a file's identifier. */
const fileMetaSchema = z.object({
  name: z.string(),
  description: z.union([z.string(), longTextSchema]).nullable().optional(),
  uri: z.string(),
  mimetype: optionalText,
  size: z.union([z.null(), z.coerce.number().nonnegative()]).optional(),
});

/** The field has had more than one name. */
const fields = ['files_list', 'files', 'media_files'];

export function parseFilesList(paragraph: Paragraph, context: BlockContext): FilesListBlock {
  const parts =
    fields.map((field) => shownParts(paragraph, field, context)).find((found) => found.length > 0) ?? [];
  return {
    ...parseBase(paragraph),
    type: 'files_list',
    files: parts.flatMap((part) => {
      const file = readAttributes(part, fileMetaSchema, part.meta['uri'] ? part.meta : part.attributes);
      const href = parseHref(file.uri, context.siteOrigin)?.href;
      if (href === undefined) return [];
      return [
        {
          id: part.id,
          name: file.name,
          description: parseText(file.description, context),
          href,
          mimeType: file.mimetype ?? '',
          bytes: file.size ?? undefined,
        },
      ];
    }),
  };
}

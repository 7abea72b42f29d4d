import { linkFieldSchema, type LinkJson } from '#contract/content/fields.ts';
import { optionalText, paragraphPartSchema } from '#contract/content/paragraphs.ts';
import type { RelatedLinksBlock } from '#domain/block.ts';
import { parseBase, parseLink, readAttributes, shownParts, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const relatedLinkSchema = paragraphPartSchema.extend({ title: optionalText, link: linkFieldSchema });

export function parseRelatedLinks(paragraph: Paragraph, context: BlockContext): RelatedLinksBlock {
  return {
    ...parseBase(paragraph),
    type: 'related_links',
    links: shownParts(paragraph, 'links_list', context).flatMap((part) => {
      const { title, subtitle, link } = readAttributes(part, relatedLinkSchema);
      const href = parseLink(link.uri, context);
      if (href === undefined) return [];
      const words = { title: title || link.title || href, subtitle: subtitle || undefined };
      return [{ ...words, href, external: isExternal(link) }];
    }),
  };
}

/** The rule of the specification, letter by letter: files of the site count as external too. */
function isExternal(link: LinkJson): boolean {
  const uri = link.uri.replace(/^internal:/, '');
  return link.external === true || !uri.startsWith('/') || uri.includes('media/');
}

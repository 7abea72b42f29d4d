import type { ResourceJson } from '#contract/content/json-api.ts';
import type { Block } from '#domain/block.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { findOwn } from '#lib/find-own.ts';
import type { RichTextOptions } from '../rich-text/parse-rich-text.ts';
import { parseAccordion } from './accordion.ts';
import type { BlockContext } from './block-context.ts';
import type { BlockReport } from './block-report.ts';
import { parseThreeColumns, parseTwoColumns } from './columns.ts';
import { parseContent, parseMember } from './content.ts';
import { fillContentsTables, parseContentsLink, parseContentsTable, type Found } from './contents-table.ts';
import { parseFilesList } from './files-list.ts';
import { parseForm } from './form.ts';
import { parseGoingsComings } from './goings-comings.ts';
import { parseListNews } from './list-news.ts';
import { identsOf } from '#clients/idents.ts';
import { findParagraph, type IncludedIndex, type Paragraph } from './paragraph.ts';
import { parsePhotoGallery } from './photo-gallery.ts';
import { parsePlain } from './plain.ts';
import { parseProject, parseProjectNetwork } from './project.ts';
import { parseRelatedLinks } from './related-links.ts';
import { parseTimeline } from './timeline.ts';
import { parseVideoPlayer } from './video-player.ts';

/** What holds the blocks: a relationship, or `body`, an item's own text, which is drawn like a block of text. */
export type BlockField = 'content' | 'bottom_content' | 'parcours' | 'body';

interface BlockOptions extends Pick<RichTextOptions, 'locale' | 'siteOrigin' | 'localizePath'> {
  readonly field?: BlockField;
  readonly report: BlockReport;
}

const parsers: Readonly<Record<string, (paragraph: Paragraph, context: BlockContext) => Block>> = {
  content: parseContent,
  accordion: parseAccordion,
  related_links: parseRelatedLinks,
  '2_columns': parseTwoColumns,
  '3_columns': parseThreeColumns,
  files_list: parseFilesList,
  timeline: parseTimeline,
  content_with_contents_table: parseContentsTable,
  goings_comings: parseGoingsComings,
  member: parseMember,
  project: parseProject,
  project_network: parseProjectNetwork,
  galerie_photo: parsePhotoGallery,
  video_player: parseVideoPlayer,
  form: parseForm,
  list_news: parseListNews,
  avis_parcours: parsePlain,
  avis_arrets: parsePlain,
};

/** The blocks of a page that may be shown, in order. A bad block is reported and left out; the page goes on. */
export function parseBlocks(resource: ResourceJson, index: IncludedIndex, options: BlockOptions): Block[] {
  const { field = 'content', report, ...surroundings } = options;
  const context: BlockContext = { ...surroundings, index };
  const paragraphs =
    field === 'body'
      ? bodyOf(resource)
      : identsOf(resource.relationships?.[field]).map((ident) => findParagraph(ident, index));
  const found = paragraphs
    .filter((paragraph) => paragraph.attributes['status'] === true)
    .flatMap((paragraph): Found[] => {
      try {
        return readParagraph(paragraph, context, report);
      } catch (thrown) {
        report.malformed(asBadAnswer(thrown, paragraph));
        return [];
      }
    });
  return fillContentsTables(found);
}

function bodyOf({ id, attributes }: ResourceJson): Paragraph[] {
  const { body } = attributes;
  const written = (body as { processed?: unknown } | null | undefined)?.processed ?? '';
  if (written === '') return [];
  return [{ id, type: 'content', attributes: { status: true, body }, relationships: {}, meta: {} }];
}

function readParagraph(paragraph: Paragraph, context: BlockContext, report: BlockReport): Found[] {
  if (paragraph.type === 'link_contents_table') {
    const entry = parseContentsLink(paragraph, context);
    return entry ? [{ entry }] : [];
  }
  const parse = findOwn(parsers, paragraph.type);
  if (!parse) report.unknownType(paragraph.type);
  const block = (parse ?? parsePlain)(paragraph, context);
  return isEmpty(block) ? [] : [{ block }];
}

/** A list of nothing is not shown, so that nothing may lead to it either. */
function isEmpty(block: Block): boolean {
  switch (block.type) {
    case 'accordion':
      return block.items.length === 0;
    case 'related_links':
      return block.links.length === 0;
    case 'files_list':
      return block.files.length === 0;
    case 'photo_gallery':
      return block.photos.length === 0;
    default:
      return false;
  }
}

function asBadAnswer(thrown: unknown, { id, type }: Paragraph): AppError {
  const { message, facts } = toAppError(thrown);
  return new AppError('bad-answer', message, { cause: thrown, facts: { ...facts, block: id, type } });
}

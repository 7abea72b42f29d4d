import type { SeedParagraph } from '#services/content/seed.ts';
import { list } from './markup.ts';

/** Text without a heading: the words that open a page. */
export function intro(body: string): SeedParagraph {
  return { type: 'content', attributes: { title: null, title_type: 'hidden', body } };
}

export function content(title: string, body: Body): SeedParagraph {
  return { type: 'content', attributes: { title, title_type: 'h2', body: markupOf(body) } };
}

/** A text of a column: its heading is one level below the block that holds it. */
export function column(title: string, body: Body): SeedParagraph {
  return { type: 'content', attributes: { title, title_type: 'h3', body: markupOf(body) } };
}

/** Markup, or the points of a list. */
type Body = string | readonly string[];

function markupOf(body: Body): string {
  return typeof body === 'string' ? body : list(...body);
}

/** Questions and answers, each closed until asked for. */
export function accordion(title: string, answers: Answers): SeedParagraph {
  return {
    type: 'accordion',
    attributes: { title, title_level: 'h2', display_mobile: 'accordions', display_desktop: 'accordions' },
    children: {
      accordions_list: Object.entries(answers).map(([question, answer]) => ({
        type: 'accordion_item',
        attributes: { title: question, content: answer, default_open: false },
      })),
    },
  };
}

/** The same, side by side as tabs where there is room. */
export function tabs(title: string, answers: Answers): SeedParagraph {
  const block = accordion(title, answers);
  return { ...block, attributes: { ...block.attributes, display_desktop: 'tabs' } };
}

/** By question, in the order they are shown. */
type Answers = Readonly<Record<string, string>>;

export interface LinkText {
  readonly title: string;
  readonly subtitle?: string;
  readonly uri: string;
}

export function links(title: string, targets: readonly LinkText[]): SeedParagraph {
  return {
    type: 'related_links',
    attributes: { title, title_level: 'h2' },
    children: { links_list: targets.map(relatedLink) },
  };
}

function relatedLink({ title, subtitle, uri }: LinkText): SeedParagraph {
  const target = { title, uri, external: !uri.startsWith('/') };
  return { type: 'related_link', attributes: { title, subtitle: subtitle ?? null, link: target } };
}

export function link(title: string, uri: string, subtitle?: string): LinkText {
  return { title, uri, ...(subtitle !== undefined && { subtitle }) };
}

export function twoColumns(
  title: string,
  [left, right]: readonly [SeedParagraph, SeedParagraph],
): SeedParagraph {
  return {
    type: '2_columns',
    attributes: { title, title_level: 'h2', columns_size: '50_50', content_align: 'top' },
    children: { column_left: [left], column_right: [right] },
  };
}

export function threeColumns(
  title: string,
  [left, middle, right]: readonly [SeedParagraph, SeedParagraph, SeedParagraph],
): SeedParagraph {
  return {
    type: '3_columns',
    attributes: { title, title_level: 'h2' },
    children: { column_left: [left], column_middle: [middle], column_right: [right] },
  };
}

export function timeline(
  title: string,
  items: readonly (readonly [year: string, content: string])[],
): SeedParagraph {
  return {
    type: 'timeline',
    attributes: { title, title_level: 'h2' },
    children: {
      timeline_items: items.map(([year, body]) => ({
        type: 'timeline_item',
        attributes: { title: year, content: body },
      })),
    },
  };
}

/** What a project brings, in figures: each is a number with its unit, and what it means. */
export function gains(
  title: string,
  figures: readonly (readonly [figure: string, words: string])[],
): SeedParagraph {
  return {
    type: 'project_network',
    attributes: { title, title_level: 'hidden' },
    children: {
      icones: figures.map(([figure, words]) => ({
        type: 'icone',
        attributes: { title: figure, description: `<p>${words}</p>` },
      })),
    },
  };
}

/** What something brings, each with a drawing of the site: `[icon, title, words]`. */
export function promises(
  title: string,
  given: readonly (readonly [icon: string, title: string, words: string])[],
): SeedParagraph {
  return {
    type: 'project_network',
    attributes: { title, title_level: 'h2' },
    children: {
      icones: given.map(([icon, name, words]) => ({
        type: 'icone',
        attributes: { title: name, description: `<p>${words}</p>`, image_icone: icon },
      })),
    },
  };
}

/** A person under the heading of a group: the name, the office and a few words. */
export function member(title: string, subtitle: string, body: string): SeedParagraph {
  return {
    type: 'member',
    attributes: { title, title_level: 'h3', subtitle, content: `<p>${body}</p>` },
  };
}

/** Files to take away, by the keys of their items. */
/** Pictures of the house, by their names. */
export function photoGallery(title: string, names: readonly string[]): SeedParagraph {
  return {
    type: 'galerie_photo',
    attributes: { title, title_level: 'h2' },
    references: { media_images: names.map((name) => `picture-${name}`) },
  };
}

/** The newest items of what a key of the wire lists. */
export function listNews(title: string, key: string): SeedParagraph {
  return { type: 'list_news', attributes: { title, title_level: 'h2', module_key: key } };
}

export function filesList(title: string, files: readonly string[]): SeedParagraph {
  return {
    type: 'files_list',
    attributes: { title, title_level: 'h2' },
    references: { files_list: files },
  };
}

interface StepText {
  readonly title: string;
  readonly where?: string;
  readonly when: string;
  readonly state: 'anticipated' | 'expected_delivery' | 'full';
  /** Per cent done. */
  readonly progress?: number;
}

export function projectSteps(title: string, steps: readonly StepText[]): SeedParagraph {
  return {
    type: 'project',
    attributes: { title, title_level: 'h2' },
    children: {
      steps: steps.map(({ title: name, where, when, state, progress }) => ({
        type: 'step',
        attributes: {
          title: name,
          description: where === undefined ? null : `<p>${where}</p>`,
          opening_state: state,
          opening_date: when,
          progress: progress ?? null,
        },
      })),
    },
  };
}

/** Lists the headings of all the blocks after it. */
export function contentsTable(title: string, body: string): SeedParagraph {
  return { type: 'content_with_contents_table', attributes: { title, title_type: 'h2', body } };
}

export function goingsComings(
  title: string,
  texts: {
    readonly subtitle: string;
    readonly goings: string;
    readonly comings: string;
    readonly description: string;
  },
): SeedParagraph {
  return {
    type: 'goings_comings',
    attributes: { title, title_level: 'h2', ...texts, style_goings_comings: 'default' },
  };
}

import type { Image } from './page.ts';
import type { RichText } from './rich-text.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What every block of a page has. */
export interface BlockBase {
  readonly id: string;
  /** `p-{internal id}`: where a link can lead. */
  readonly anchor: string;
  readonly title?: string;
  /** Absent when the title is there for machines only (`hidden`). */
  readonly level: HeadingLevel | 'hidden';
  readonly subtitle?: string;
}

export interface ContentBlock extends BlockBase {
  readonly type: 'content';
  readonly body: RichText;
  readonly image?: Image;
  readonly imagePosition?: 'left' | 'right' | 'top' | 'bottom';
  readonly style?: string;
}

export interface AccordionBlock extends BlockBase {
  readonly type: 'accordion';
  readonly style?: string;
  readonly mobile: 'tabs' | 'accordions';
  readonly desktop: 'tabs' | 'accordions';
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly subtitle?: string;
    readonly body: RichText;
    readonly open: boolean;
  }[];
}

export interface RelatedLinksBlock extends BlockBase {
  readonly type: 'related_links';
  readonly links: readonly {
    readonly title: string;
    readonly subtitle?: string;
    readonly href: string;
    readonly external: boolean;
  }[];
}

export interface ColumnsBlock extends BlockBase {
  readonly type: 'columns';
  readonly split: 'halves' | 'third-and-two' | 'thirds';
  readonly centred: boolean;
  readonly description?: RichText;
  readonly columns: readonly (readonly Block[])[];
}

export interface FilesListBlock extends BlockBase {
  readonly type: 'files_list';
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: RichText;
    readonly href: string;
    readonly mimeType: string;
    readonly bytes: number;
  }[];
}

export interface TimelineBlock extends BlockBase {
  readonly type: 'timeline';
  readonly image?: Image;
  readonly items: readonly { readonly title: string; readonly body: RichText }[];
}

export interface ContentsTableBlock extends BlockBase {
  readonly type: 'content_with_contents_table';
  readonly body: RichText;
  /** Filled from the blocks that follow it on the page. */
  readonly entries: readonly { readonly title: string; readonly href: string }[];
}

/** A block of a type that has no drawing of its own: its title and text are shown. */
export interface PlainBlock extends BlockBase {
  readonly type: 'plain';
  readonly wireType: string;
  readonly body: RichText;
}

export type Block =
  | ContentBlock
  | AccordionBlock
  | RelatedLinksBlock
  | ColumnsBlock
  | FilesListBlock
  | TimelineBlock
  | ContentsTableBlock
  | PlainBlock;

export type BlockType = Block['type'];

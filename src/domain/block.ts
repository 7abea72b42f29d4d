import type { Image } from './image.ts';
import type { Locale } from './locale.ts';
import type { NewsItem, NewsKind, NewsLook } from './news.ts';
import type { RichText } from './rich-text.ts';
import type { OfferedWebForm } from './web-forms/offered-web-form.ts';
import type { TitleColour } from './title-colour.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What every block of a page has. */
export interface BlockBase {
  readonly id: string;
  /** `p-{internal id}`: where a link can lead. */
  readonly anchor: string;
  readonly title?: string;
  /** `hidden`: the title is not shown above the block, though a table of contents may name it. */
  readonly level: HeadingLevel | 'hidden';
  readonly subtitle?: string;
  /** Stands on a tinted panel. */
  readonly tinted?: boolean;
  readonly align?: 'center' | 'right';
  /** Of the title, where the editor chose one; ink otherwise. */
  readonly titleColour?: TitleColour;
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
  /** One answer open at a time. */
  readonly single: boolean;
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
    readonly bytes?: number;
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

export interface GoingsComingsBlock extends BlockBase {
  readonly type: 'goings_comings';
  readonly goings: RichText;
  readonly comings: RichText;
  readonly note: RichText;
  /** On a phone the two ways fold. */
  readonly folds: boolean;
}

export interface MemberBlock extends BlockBase {
  readonly type: 'member';
  readonly body: RichText;
  readonly image?: Image;
}

/** How a step of a project opens: foreseen, a delivery that is expected, or the full opening. */
export type OpeningState = 'anticipated' | 'expected_delivery' | 'full';

export interface ProjectStep {
  readonly id: string;
  readonly title: string;
  readonly body: RichText;
  readonly opening: OpeningState;
  /** `YYYY-MM-DD`, or words such as a season. */
  readonly openingDate?: string;
  /** Per cent done, 0 to 100. */
  readonly progress?: number;
}

export interface ProjectBlock extends BlockBase {
  readonly type: 'project';
  readonly body: RichText;
  readonly image?: Image;
  readonly steps: readonly ProjectStep[];
}

export interface ProjectNetworkBlock extends BlockBase {
  readonly type: 'project_network';
  readonly body: RichText;
  readonly image?: Image;
  readonly icons: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: RichText;
    /** The name of a drawing of the site. */
    readonly drawing?: string;
  }[];
}

/** Pictures shown one at a time; what their links lead to is the editor's choice. */
export interface PhotoGalleryBlock extends BlockBase {
  readonly type: 'photo_gallery';
  readonly photos: readonly Image[];
}

/** A film of the site or of its content backend, or one that another site shows in a frame. */
export type Video =
  | { readonly kind: 'file'; readonly src: string; readonly captions: readonly VideoCaptions[] }
  | {
      readonly kind: 'outside';
      /** What the frame shows. */
      readonly embed: string;
      /** Where the film can be seen at the other site. */
      readonly href: string;
      /** The name of the other site, as in its address. */
      readonly host: string;
    };

/** The words of a film in one language, as WebVTT. */
export interface VideoCaptions {
  readonly language: Locale;
  readonly src: string;
}

export interface VideoPlayerBlock extends BlockBase {
  readonly type: 'video_player';
  readonly body: RichText;
  readonly video?: Video;
}

/** The newest items of a kind. The backend tells which; they are read apart from the page. */
export interface ListNewsBlock extends BlockBase {
  readonly type: 'list_news';
  readonly kind: NewsKind;
  readonly look: NewsLook;
  /** Only those of the categories with this in their name. */
  readonly category?: string;
  readonly items: readonly NewsItem[];
  /** The list of all of them, where there is one. */
  readonly all?: string;
}

/** A form of the content backend: its title, what is said before it, and the form, which is read apart from the page. */
export interface FormBlock extends BlockBase {
  readonly type: 'form';
  /** The backend's name for it. */
  readonly form?: string;
  readonly body: RichText;
  readonly offered?: OfferedWebForm | undefined;
  /** It could not be read: the page says so, and whom to call. */
  readonly isAway?: boolean;
}

/** A block of a type that has no drawing of its own: its title and text are shown. */
export interface PlainBlock extends BlockBase {
  readonly type: 'plain';
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
  | GoingsComingsBlock
  | MemberBlock
  | ProjectBlock
  | ProjectNetworkBlock
  | PhotoGalleryBlock
  | VideoPlayerBlock
  | ListNewsBlock
  | FormBlock
  | PlainBlock;

import type { BlockFile, ItemFile, MenuItemFile, TextFile } from '#contract/content/content-file.ts';
import type { Bilingual } from '#domain/locale.ts';
import type { MenuName } from '#domain/menu.ts';

export type SeedItem = ItemFile;
export type SeedTranslation = TextFile;
export type SeedParagraph = BlockFile;
export type SeedMenuItem = MenuItemFile;

/** The content of a fresh installation, as an operator writes it in its folder. */
export interface ContentSeed {
  readonly items: readonly SeedItem[];
  readonly menus: Readonly<Record<MenuName, readonly SeedMenuItem[]>>;
  readonly settings: SeedSettings;
  /** Whether what nobody has edited changes with it, each time the program starts; it stays as it was loaded otherwise. */
  readonly isFollowed?: boolean;
}

export interface SeedSettings {
  readonly maintenance: {
    readonly activation: boolean;
    readonly page: string | null;
    /** The first instant at which it is over. */
    readonly until?: string | null;
  };
  readonly alert: {
    readonly activation: boolean;
    readonly type: 'standard' | 'faible' | 'moyen' | 'eleve';
    readonly title: Bilingual;
    readonly message: Bilingual;
    readonly displayOnHomepage: boolean;
    readonly displayOnPages: readonly string[];
    readonly until?: string | null;
  };
}

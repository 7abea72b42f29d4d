import type { LocaleStrategy } from '#domain/locale.ts';

/** Where the site stands, for services that lead there. */
export interface SitePlace {
  /** `PUBLIC_URL`; without it only paths of the site are known. */
  readonly publicUrl?: string | undefined;
  readonly strategy: LocaleStrategy;
}

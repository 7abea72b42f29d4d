import type { Locale } from '#domain/locale.ts';
import type { OperatorInZone } from '#domain/operator.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import type { Paper } from './paper.ts';

/** What every sheet of a document has in common. */
export interface SheetFrame {
  readonly locale: Locale;
  readonly texts: FullCatalogue;
  readonly operator: Pick<
    OperatorInZone,
    'name' | 'shortName' | 'phones' | 'website' | 'logo' | 'timeZone' | 'serviceTypes' | 'languages'
  >;
  readonly paper: Paper;
  /** The moment of printing. */
  readonly now: number;
  /** 1 where the sheet is the whole page, 2 under the title of a page. */
  readonly headingLevel: 1 | 2;
  /** The whole address that checks a sheet, and that of the page of a stop. */
  checkAddress(code: string): string;
  stopAddress(code: string): string;
  /** The drawing of an address for phones. */
  drawQr(address: string): string;
}

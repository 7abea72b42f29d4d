import type { Stop, TextsByIndex, Translation } from '#transit/timetable/facts.ts';
import { tidyName } from './read-lines.ts';
import type { TableRow } from './tables.ts';

/** What a text is a name of. */
export type NameKind = Exclude<keyof Translation, 'language'>;

interface Named {
  readonly kind: NameKind;
  readonly language: string;
  readonly indexes: readonly number[];
}

type Texts = Map<number, string>;
/** Texts given for a record by its id, and those given for everything that has a certain text. */
interface Page {
  readonly ofRecords: Texts;
  readonly ofValues: Texts;
}

/** Translations while they are read: by language and kind, each text by the index of what it names. */
export class TranslationBook {
  private readonly pages = new Map<string, Map<NameKind, Page>>();

  /** False when nothing takes the text: it names nothing, or all of it is named already. */
  put({ record_id: record, translation }: TableRow<'translations'>, named: Named): boolean {
    const { kind, language, indexes } = named;
    const texts = this.page(language, kind)[record === '' ? 'ofValues' : 'ofRecords'];
    const text = kind === 'lineNames' ? tidyName(translation) : translation;
    let isTaken = false;
    for (const index of indexes) {
      if (!texts.has(index)) texts.set(index, text);
      isTaken ||= texts.get(index) === text;
    }
    return isTaken;
  }

  languages(): readonly string[] {
    return [...this.pages.keys()].filter((language) =>
      [...(this.pages.get(language)?.values() ?? [])].some(
        ({ ofRecords, ofValues }) => ofRecords.size + ofValues.size > 0,
      ),
    );
  }

  page(language: string, kind: NameKind): Page {
    const pages = this.pages.get(language) ?? new Map<NameKind, Page>();
    this.pages.set(language, pages);
    const page = pages.get(kind) ?? { ofRecords: new Map(), ofValues: new Map() };
    pages.set(kind, page);
    return page;
  }
}

/** What goes into the snapshot. */
export function layOutTranslations(book: TranslationBook, stops: readonly Stop[]): readonly Translation[] {
  return book.languages().map((language) => {
    const pageOf = (kind: NameKind) => book.page(language, kind);
    /** As GTFS says, what is given for a record comes first. */
    const recordFirst = ({ ofRecords, ofValues }: Page) => new Map([...ofValues, ...ofRecords]);
    // A headsign is known by its text alone: what one trip says of it must not overrule what is said of the text.
    const { ofRecords, ofValues } = pageOf('headsigns');
    const publisher = recordFirst(pageOf('publisher')).get(0);
    return {
      language,
      stopNames: inOrder(inherit(recordFirst(pageOf('stopNames')), stops)),
      stopDescriptions: inOrder(recordFirst(pageOf('stopDescriptions'))),
      lineNames: inOrder(recordFirst(pageOf('lineNames'))),
      headsigns: inOrder(new Map([...ofRecords, ...ofValues])),
      ...(publisher === undefined ? {} : { publisher }),
    };
  });
}

/** A stop that has the name of its station has it in every language. */
function inherit(names: Texts, stops: readonly Stop[]): Texts {
  const all = new Map(names);
  for (const [index, { name, parent }] of stops.entries()) {
    const text = parent === undefined ? undefined : names.get(parent);
    if (text !== undefined && !names.has(index) && stops[parent ?? -1]?.name === name) all.set(index, text);
  }
  return all;
}

function inOrder(texts: Texts): TextsByIndex {
  return [...texts].toSorted(([one], [two]) => one - two);
}

import type { Bilingual } from '#domain/locale.ts';

type Words = (about: string) => Bilingual;

/** Every way a feed can fail as a whole, whatever its rows are worth. `about` is a name, a size or a status: a fact without a language. */
const words = {
  'zip-not-a-zip': () => ({
    fr: 'Le fichier n’est pas une archive zip.',
    en: 'The file is not a zip archive.',
  }),
  'zip-truncated': () => ({
    fr: 'L’archive zip est incomplète\u00A0: sa fin manque.',
    en: 'The zip archive is incomplete: its end is missing.',
  }),
  'zip-damaged': (about) => ({
    fr: `L’archive zip est endommagée${inBrackets(about)}.`,
    en: `The zip archive is damaged${inBrackets(about)}.`,
  }),
  'zip-encrypted': (about) => ({
    fr: `L’archive zip est chiffrée${inBrackets(about)}.`,
    en: `The zip archive is encrypted${inBrackets(about)}.`,
  }),
  'zip-bomb': (about) => ({
    fr: `L’archive zip dépasse, une fois décompressée, la taille permise${inBrackets(about)}.`,
    en: `The zip archive is larger than allowed once decompressed${inBrackets(about)}.`,
  }),
  'zip-path': (about) => ({
    fr: `L’archive zip contient un chemin interdit${inBrackets(about)}.`,
    en: `The zip archive holds a forbidden path${inBrackets(about)}.`,
  }),
  'zip-duplicate-name': (about) => ({
    fr: `L’archive zip contient deux fichiers du même nom${inBrackets(about)}.`,
    en: `The zip archive holds two files of the same name${inBrackets(about)}.`,
  }),
  'zip-too-many-entries': (about) => ({
    fr: `L’archive zip contient trop de fichiers${inBrackets(about)}.`,
    en: `The zip archive holds too many files${inBrackets(about)}.`,
  }),
  'table-too-large': (about) => ({
    fr: `Une table dépasse la taille permise${inBrackets(about)}.`,
    en: `A table is larger than allowed${inBrackets(about)}.`,
  }),
  'table-missing': (about) => ({
    fr: `Une table obligatoire est absente${inBrackets(about)}.`,
    en: `A required table is missing${inBrackets(about)}.`,
  }),
  'import-memory': () => ({
    fr: 'L’importation demande plus de mémoire que permis.',
    en: 'The import needs more memory than allowed.',
  }),
  'source-missing': (about) => ({
    fr: `La source du jeu de données est introuvable${inBrackets(about)}.`,
    en: `The source of the feed cannot be found${inBrackets(about)}.`,
  }),
  'source-unreachable': (about) => ({
    fr: `La source du jeu de données est injoignable${inBrackets(about)}.`,
    en: `The source of the feed cannot be reached${inBrackets(about)}.`,
  }),
  'source-timed-out': (about) => ({
    fr: `La source du jeu de données n’a pas tout livré dans le temps permis${inBrackets(about)}.`,
    en: `The source of the feed did not deliver everything in the time allowed${inBrackets(about)}.`,
  }),
  'source-refused': (about) => ({
    fr: `La source du jeu de données a refusé la demande${inBrackets(about)}.`,
    en: `The source of the feed refused the request${inBrackets(about)}.`,
  }),
  'source-redirect': (about) => ({
    fr: `La source du jeu de données redirige trop souvent ou vers une adresse interdite${inBrackets(about)}.`,
    en: `The source of the feed redirects too often or to a forbidden address${inBrackets(about)}.`,
  }),
  'source-too-large': (about) => ({
    fr: `La source du jeu de données dépasse la taille permise${inBrackets(about)}.`,
    en: `The source of the feed is larger than allowed${inBrackets(about)}.`,
  }),
  'source-path': (about) => ({
    fr: `Un lien du dossier mène hors de celui-ci${inBrackets(about)}.`,
    en: `A link in the folder leads out of it${inBrackets(about)}.`,
  }),
} satisfies Record<string, Words>;

export type FeedFaultCode = keyof typeof words;

export const feedFaultCodes = Object.keys(words) as readonly FeedFaultCode[];

/** A feed that cannot be opened: a code of a closed list, and words for the operator in both languages. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';
  readonly code: FeedFaultCode;
  readonly words: Bilingual;
  readonly about: string;

  /** `cause` is the finer reason, for the log only. */
  constructor(code: FeedFaultCode, about = '', cause?: unknown) {
    const said = words[code](about);
    super(said.en, cause === undefined ? undefined : { cause });
    this.code = code;
    this.words = said;
    this.about = about;
  }
}

/** Names come from strangers: a long one must not fill the log. */
function inBrackets(about: string): string {
  if (about === '') return '';
  return ` (${about.length > 200 ? `${about.slice(0, 200)}…` : about})`;
}

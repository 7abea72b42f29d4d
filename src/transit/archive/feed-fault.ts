import { OwnError } from '#lib/errors.ts';

/** Every way a feed can fail as a whole, whatever its rows are worth. */
export const feedFaultCodes = [
  'zip-not-a-zip',
  'zip-truncated',
  'zip-damaged',
  'zip-encrypted',
  'zip-bomb',
  'zip-path',
  'zip-duplicate-name',
  'zip-too-many-entries',
  'table-too-large',
  'table-missing',
  'import-memory',
  'source-missing',
  'source-unreachable',
  'source-timed-out',
  'source-refused',
  'source-redirect',
  'source-too-large',
  'source-path',
] as const;

export type FeedFaultCode = (typeof feedFaultCodes)[number];

/** Names come from the feed: a very long one must not fill the log. */
const longestAbout = 200;

/** A feed that cannot be opened: a code of a closed list, and what it is about. */
export class FeedFault extends OwnError {
  override readonly name = 'FeedFault';
  readonly code: FeedFaultCode;
  /** A name, a size or a status: a fact without a language. */
  readonly about: string;

  /** `cause` is the finer reason, for the log only. */
  constructor(code: FeedFaultCode, about = '', cause?: unknown) {
    const known = about.length > longestAbout ? `${about.slice(0, longestAbout)}…` : about;
    super(known === '' ? code : `${code} (${known})`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.about = known;
  }
}

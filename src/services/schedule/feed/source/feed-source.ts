import type { ImportInput } from '../import-messages.ts';
import type { FeedMark } from './feed-mark.ts';

export interface ChangedFeed {
  /** What to keep for the next check. Read it after `load`, which adds the digest of what was truly read. */
  readonly mark: FeedMark;
  load(): Promise<ImportInput>;
}

/** Where the feed in service comes from. */
export interface FeedSource {
  /** Compares the feed with the mark of the one in service; a source that fails throws a FeedFault. */
  check(known?: FeedMark): Promise<'unchanged' | ChangedFeed>;
  /** Whether a feed on disk came from here; one from elsewhere is no yardstick for this one. */
  owns(mark: FeedMark): boolean;
}

export interface FeedSourceLimits {
  /** Of a whole download, from the request to the last byte. */
  readonly timeLimitMs: number;
  /** Of a zip file or a download, as it comes. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** Of the tables of a folder. */
  readonly maxFiles: number;
}

export interface FeedSourceOptions extends Partial<FeedSourceLimits> {
  /** Stops a download when the service stops. */
  readonly signal?: AbortSignal;
}

/** The tables of a feed, wherever they lie. A table is read when it is asked for; ask once for the big ones. */
export interface FeedFiles {
  /** The bytes of a table such as `stops.txt`; undefined when the feed has none of that name. */
  find(table: string): Uint8Array | undefined;
  /** The same, read while the caller goes on, where it can be. */
  load?(table: string): Promise<Uint8Array | undefined>;
  readonly names: readonly string[];
}

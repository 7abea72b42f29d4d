/** How much of a feed is taken into memory at most; beyond, it is refused by name. */
export interface ZipLimits {
  readonly maxEntries: number;
  /** Of one file, once decompressed. */
  readonly maxEntryBytes: number;
  /** Of all files together, once decompressed. */
  readonly maxTotalBytes: number;
}

export const defaultZipLimits: ZipLimits = {
  maxEntries: 1000,
  maxEntryBytes: 2 ** 30,
  maxTotalBytes: 2 ** 31,
};

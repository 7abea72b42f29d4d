import type { FeedFiles } from './feed-files.ts';
import type { ZipLimits } from './zip-limits.ts';
import { openZip, type ZipArchive } from './zip-reader.ts';

/** No feed is without trips: the folder of this table is the folder of the feed. */
const anchor = 'trips.txt';

/** The tables of a zipped feed, at the root of the archive or in one folder of it. */
export function filesOfZip(bytes: Uint8Array, limits?: ZipLimits): FeedFiles {
  const zip = openZip(bytes, limits);
  const home = homeOf(zip);
  const inHome = new Map(
    zip.entries
      .filter((entry) => entry.name.startsWith(home) && !entry.name.includes('/', home.length))
      .map((entry) => [entry.name.slice(home.length), entry]),
  );
  return {
    names: [...inHome.keys()],
    find: (table) => {
      const entry = inHome.get(table);
      return entry && zip.read(entry);
    },
    load: async (table) => {
      const entry = inHome.get(table);
      return entry && zip.load(entry);
    },
  };
}

/** Tables are taken from one folder only: an old copy kept beside the feed must not lend it a table. */
function homeOf(zip: ZipArchive): string {
  const name = zip.find(anchor)?.name ?? '';
  return name.slice(0, name.lastIndexOf('/') + 1);
}

import {
  beginImport,
  FeedFault,
  type FeedFiles,
  filesOfFolder,
  filesOfZip,
  writeZip,
} from '#transit/index.ts';
import type { ImportAnswer, ImportInput } from './import-messages.ts';

/** Makes the tables of a feed from the recipe that came with it. */
type MakeFeed = (recipe: unknown) => Promise<FeedFiles>;

const stopTimesFile = 'stop_times.txt';

/** The life of an import process: the input comes as a message, the answer goes as one, and the process ends. */
export function answerImport(makeFeed?: MakeFeed): void {
  process.once('message', (input: ImportInput) => {
    void runImport(input, makeFeed).then((answer) => process.send?.(answer, () => process.disconnect()));
  });
  // The process that asked has ended: nobody waits for the answer.
  process.once('disconnect', () => process.exit());
}

/** One import from its bytes to its answer; whatever goes wrong is an answer too. */
export async function runImport(input: ImportInput, makeFeed?: MakeFeed): Promise<ImportAnswer> {
  try {
    const isZip = input.kind === 'zip';
    const files = await openInput(input, makeFeed);
    const stopTimes = files.load?.(stopTimesFile);
    // A rejection is reported where this promise is awaited; without the empty catch Node would end the process first.
    stopTimes?.catch(() => undefined);
    const begun = beginImport(files);
    const loaded = await stopTimes;
    const { snapshot, summary } = begun.finish(loaded ? { find: () => loaded } : files);
    const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
    return { kind: 'imported', snapshot, summary, peakMb, ...(isZip ? {} : { zip: zipOf(files) }) };
  } catch (thrown) {
    if (thrown instanceof FeedFault) return { kind: 'fault', code: thrown.code, about: thrown.about };
    const message = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return { kind: 'failed', message };
  }
}

async function openInput(input: ImportInput, makeFeed?: MakeFeed): Promise<FeedFiles> {
  switch (input.kind) {
    case 'zip':
      return filesOfZip(input.bytes);
    case 'folder':
      return filesOfFolder(input.folder);
    case 'made':
      if (!makeFeed) throw new Error('no maker of feeds was given to the import');
      return makeFeed(input.recipe);
  }
}

/** The same feed gives the same archive: files in it carry one fixed date. */
function zipOf(files: FeedFiles): Uint8Array {
  return writeZip(
    files.names.flatMap((name) => {
      const bytes = files.find(name);
      return bytes ? [{ name, bytes }] : [];
    }),
    new Date(Date.UTC(2020, 0, 1)),
  );
}

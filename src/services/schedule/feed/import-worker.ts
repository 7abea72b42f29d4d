import { parentPort, workerData } from 'node:worker_threads';
import { FeedFault } from '#services/schedule/archive/feed-fault.ts';
import { writeZip } from '#services/schedule/archive/zip-writer.ts';
import { generateFeed } from '#services/schedule/demo/generate-feed.ts';
import { importFeed } from '#services/schedule/gtfs/import-feed.ts';
import type { FeedFiles } from './source/feed-files.ts';
import { filesOfFolder } from './source/files-of-folder.ts';
import { filesOfZip } from './source/files-of-zip.ts';
import { wholeBuffers, type ImportAnswer, type ImportInput } from './import-messages.ts';

/** A thread for one import: what it needs for a moment is given back when it ends, and no request waits for it. */
function run(input: ImportInput): ImportAnswer {
  try {
    const { files, zip } = openInput(input);
    const { snapshot, summary } = importFeed(files);
    return { kind: 'imported', snapshot, zip: zip ?? zipOf(files), summary };
  } catch (thrown) {
    if (thrown instanceof FeedFault) {
      return { kind: 'fault', code: thrown.code, about: thrown.about };
    }
    return {
      kind: 'failed',
      message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    };
  }
}

function openInput(input: ImportInput): { readonly files: FeedFiles; readonly zip?: Uint8Array } {
  switch (input.kind) {
    case 'zip':
      return { files: filesOfZip(input.bytes), zip: input.bytes };
    case 'folder':
      return { files: filesOfFolder(input.folder) };
    case 'demo': {
      const { files } = generateFeed(input.plan, input.options);
      const tables = new Map(files.map(({ name, bytes }) => [name, bytes]));
      return { files: { names: [...tables.keys()], find: (name) => tables.get(name) } };
    }
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

const answer = run(workerData as ImportInput);
const given = answer.kind === 'imported' ? [answer.snapshot, ...wholeBuffers(answer.zip)] : [];
parentPort?.postMessage(answer, given);

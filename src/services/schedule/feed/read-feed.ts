import { AppError } from '#lib/errors.ts';
import { publicSource } from '../feed-request.ts';
import { wordsOfFault } from './fault-words.ts';
import { runImport } from './run-import.ts';
import { openFeedSource } from './source/open-feed-source.ts';
import { FeedFault, openTimetable, type Timetable } from '#transit/index.ts';

/** The timetable of a feed: a zip, a folder or an address. */
export async function readFeed(address: string): Promise<Timetable> {
  try {
    const found = await openFeedSource(address).check();
    if (found === 'unchanged') throw new AppError('internal', 'a feed that was never read is unchanged');
    const answer = await runImport(await found.load());
    if (answer.kind === 'imported') return openTimetable(answer.snapshot);
    if (answer.kind === 'failed')
      throw new AppError('bad-request', `${publicSource(address)}: ${answer.message}`);
    throw new FeedFault(answer.code, answer.about);
  } catch (thrown) {
    if (!(thrown instanceof FeedFault)) throw thrown;
    throw new AppError('bad-request', `${publicSource(address)}: ${wordsOfFault(thrown).en}`, {
      cause: thrown,
    });
  }
}

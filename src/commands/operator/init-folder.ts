import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#lib/errors.ts';
import { describeHouse } from '#operators/from-feed/describe-house.ts';
import { writeOperatorFolder } from '#operators/folder/write-operator-folder.ts';
import type { Print } from '../print.ts';
import type { Arguments } from './arguments.ts';
import { publicSource } from '#services/schedule/feed-request.ts';
import { readFeed } from '#services/schedule/feed/read-feed.ts';

/** Writes the folder, and says how to go on. */
export async function initFolder(feed: string, { rest: [folder] }: Arguments, print: Print): Promise<void> {
  if (folder === undefined) throw new AppError('bad-request', 'init takes the folder to write');
  const shown = publicSource(feed);
  const house = describeHouse(await readFeed(feed));
  const files = await writeOperatorFolder(folder, house, { types: typesFrom(folder), feed: shown });
  print(`✓ ${house.operator.name.fr}: ${files.length} files in ${folder}`);
  print('  What the feed does not say waits in operator.ts to be filled in. Then:');
  print(`  npm run operator -- check ${folder} --feed ${shown}`);
  print(`  OPERATOR_DIR=${folder} SCHEDULE_FEED=${shown} npm start`);
  if (shown !== feed) print('  The address needs the rest of it, which is not printed: it may be a key.');
}

const typesFile = fileURLToPath(import.meta.resolve('#domain/operator.ts'));
const project = resolve(typesFile, '..', '..', '..');

/** The types by their name in this project, or by the way there from a folder elsewhere: only editors follow it. */
function typesFrom(folder: string): string {
  const target = resolve(folder);
  if (target.startsWith(project + sep)) return '#domain/operator.ts';
  return relative(target, typesFile).split(sep).join('/');
}

import { bucketWords } from './make-backup.ts';
import { readContents } from './read-contents.ts';
import type { Workplace } from './workplace.ts';

/** Reads a backup to its end, and says what it is. */
export async function checkBackup(file: string, place: Workplace): Promise<void> {
  const { print, passphrase } = place;
  const { about, files, bytes } = await readContents(file, place, {});
  const { madeAt, database, bucket } = about;
  print(`${file} is whole${passphrase === undefined ? ', and NOT encrypted' : ''}.`);
  print(`made       ${madeAt}`);
  print(`database   ${database === 'embedded' ? 'the embedded one' : 'of a PostgreSQL server'}`);
  print(`holds      ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`);
  if (bucket !== null) print(bucketWords(bucket));
}

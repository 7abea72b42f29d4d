import { fileURLToPath } from 'node:url';
import type { Config } from '#config.ts';
import { contentSeed } from '#data/content/index.ts';
import { describeHouse } from '#operators/from-feed/describe-house.ts';
import type { ContentSource } from '#operators/folder/content-files.ts';
import { bytesIn } from '#operators/folder/read-content-files.ts';
import { readOperatorFolder } from '#operators/folder/read-operator-folder.ts';
import { readFeed } from '#services/schedule/feed/read-feed.ts';

/** The content that this installation begins with: that of its folder, what its feed describes, or that of the city. */
export async function ownContent({
  operatorFolder,
  schedule,
}: Pick<Config, 'operatorFolder' | 'schedule'>): Promise<ContentSource> {
  if (operatorFolder !== undefined) {
    const { contentSeed: own, filesFolder } = await readOperatorFolder(operatorFolder);
    return { ...own, bytesOf: bytesIn(filesFolder) };
  }
  const city = fileURLToPath(import.meta.resolve('#data/files'));
  if (schedule.feed === undefined) return { ...contentSeed, bytesOf: bytesIn(city) };
  return { ...describeHouse(await readFeed(schedule.feed)).contentSeed, bytesOf: bytesIn(city) };
}

import { join } from 'node:path';
import type { Config } from '#config.ts';
import { readDrawings, readOperatorFolder } from '#operators/folder/read-operator-folder.ts';
import type { Materials, MaterialsOfFeed } from './materials.ts';

/**
 * What an installation is made of: the folder that a setting names, else what its feed describes, else the fictional city.
 * Each loads nothing of the others.
 */
export async function chooseMaterials(
  config: Pick<Config, 'schedule' | 'operatorFolder'>,
  root: string,
): Promise<Materials | MaterialsOfFeed> {
  const distFolder = join(root, 'dist');
  if (config.operatorFolder !== undefined)
    return { ...(await readOperatorFolder(config.operatorFolder)), distFolder };
  if (config.schedule.feed !== undefined) {
    const { describeHouse } = await import('#operators/from-feed/describe-house.ts');
    return { describe: (feed) => ({ ...describeHouse(feed), distFolder }) };
  }
  // The city is a folder as any other; its code is in the build, which starts faster than its sources.
  const { cityMaterials } = await import('./city-materials.ts');
  return { ...(await readDrawings(join(root, 'data'), cityMaterials)), distFolder };
}

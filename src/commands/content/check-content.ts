import type { Config } from '#config.ts';
import { AppError } from '#lib/errors.ts';
import { ownOrigin, type ContentDesk } from '../content-desk.ts';
import type { Print } from '../print.ts';
import type { Arguments } from './arguments.ts';
import { findFormFaults } from './check-forms.ts';
import { findBrokenLinks } from './check-links.ts';
import { findEnded, findMissing } from './check-items.ts';
import { findUnknownService } from './check-service.ts';
import type { Fault } from './fault.ts';
import { readContent } from './read-content.ts';
import { openSite } from './open-site.ts';

interface Checking {
  readonly config: Config;
  readonly given: Arguments;
  readonly print: Print;
}

/** Lists what is wrong with the content; there is something to mend where it throws. */
export async function checkContent(desk: ContentDesk, { config, given, print }: Checking): Promise<void> {
  const files = await readContent(desk);
  const site = openSite(given.site ?? config.http.publicUrl ?? ownOrigin(config));
  const faults: Fault[] = [
    ...findMissing(files),
    ...findEnded(files, await desk.now()),
    ...(await findUnknownService(files, site)),
    ...(await findFormFaults(files, site)),
    ...(await findBrokenLinks(files, site)),
  ];
  for (const { where, what } of faults) print(`✗ ${where}: ${what}`);
  if (faults.length > 0)
    throw new AppError('invalid', `${faults.length} faults in ${files.items.length} items`);
  print(`✓ no fault in ${files.items.length} items`);
}

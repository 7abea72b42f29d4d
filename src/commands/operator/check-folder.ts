import { createServiceClock } from '#lib/time/service-clock.ts';
import { AppError } from '#lib/errors.ts';
import { systemClock } from '#platform/clock.ts';
import { readOperatorFolder } from '#operators/folder/read-operator-folder.ts';
import type { Print } from '../print.ts';
import { checkContent } from './check-content.ts';
import { checkDates } from './check-dates.ts';
import { checkLines } from './check-lines.ts';
import { checkReach } from './check-reach.ts';
import type { Finding } from './finding.ts';
import { readFeed } from '#services/schedule/feed/read-feed.ts';

const signs: Readonly<Record<Finding['kind'], string>> = {
  fault: '✗',
  ending: '!',
  differs: '≠',
  missing: '·',
};

/** Lists what is wrong with a folder, what contradicts the feed and what is missing; throws where something is wrong. */
export async function checkFolder(folder: string, feed: string, print: Print): Promise<void> {
  const { operator, contentSeed, iconPixels } = await readOperatorFolder(folder);
  const facts = await readFeed(feed);
  const days = createServiceClock(facts.timeZone || 'UTC', operator.serviceDayStartsAtHour);
  const findings: Finding[] = [
    ...checkDates(facts, days.dateAt(systemClock.now())),
    ...checkLines(operator, facts),
    ...checkContent(operator, contentSeed, facts),
    ...checkReach(operator, facts),
    ...(iconPixels
      ? []
      : [{ kind: 'missing' as const, where: 'icon.png', what: 'phones that take no drawing show none' }]),
  ];
  const rank = Object.keys(signs);
  for (const { kind, where, what } of findings.toSorted(
    (a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind),
  ))
    print(`${signs[kind]} ${where}: ${what}`);
  const faults = findings.filter(({ kind }) => kind === 'fault').length;
  if (faults > 0) throw new AppError('invalid', `${faults} to mend in ${folder}`);
  print(
    `✓ nothing to mend in ${folder}; ! is about the days of the feed, ≠ differs from it, · could be added`,
  );
}

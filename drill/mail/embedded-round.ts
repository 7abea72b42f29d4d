import { join } from 'node:path';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/log.ts';
import type { MailStep } from '#tests/support/mail-sink.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { createHostility } from './hostile.ts';
import type { Death } from './ledger.ts';
import { openPlace } from './places.ts';
import { hasten, readKept, readPlaces } from './read-ledger.ts';
import { startRegistrations } from './registrations.ts';
import type { Round, RoundOptions } from './shared-round.ts';
import { springTrap, stepsFromOutside } from './steps.ts';

const perSecond = 6;
const mostLooks = 6;
const lookMs = 20_000;

/** One process with a database of its own: whatever it had is found again by the next one. */
export async function runEmbeddedRound(stage: Stage, { kills, chance }: RoundOptions): Promise<Round> {
  const hostility = createHostility(chance);
  const traps = new Map<string, MailStep>();
  const deaths: Death[] = [];
  const amiss: string[] = [];
  const dataDir = stage.newFolder();
  const { react } = hostility;
  const settings = {};
  const place = await openPlace({
    name: 'alone',
    stage,
    dataDir,
    settings,
    react,
    deaths,
    onStep: springTrap(traps),
  });
  const places = [place];
  await place.begin();
  const people = startRegistrations(places, { perSecond, chance });
  const killing = { places, people, chance, traps, holds: undefined, publish: undefined };
  for (let nth = 0; deaths.length < kills && nth < kills * 3; nth += 1)
    await stepsFromOutside[nth % stepsFromOutside.length]?.(killing, nth);
  await people.stop();
  if (people.odd.length > 0) amiss.push(`people were answered ${[...new Set(people.odd)].join(', ')}`);
  hostility.calm();
  await until(() => place.origin !== undefined, 60_000);
  let stops = 0;

  /** Nobody else can look into the database while it is in use. */
  async function lookInside() {
    const code = await place.end();
    stops += 1;
    if (code !== 0) amiss.push(`the process that was asked to stop ended with ${code}`);
    const database = await openDatabase({ folder: join(dataDir, 'database'), log: createLog('silent') });
    try {
      await hasten(database.pool);
      return await readKept(database.pool);
    } finally {
      await database.close();
    }
  }

  let kept = await lookInside();
  for (let looks = 0; looks < mostLooks && queued() > 0; looks += 1) {
    const before = place.sink.told;
    await place.begin();
    await until(() => place.sink.told >= before + queued(), lookMs);
    kept = await lookInside();
  }
  if (queued() > 0) amiss.push('not every mail came to an end');
  const ledger = {
    ...kept,
    asked: people.asked,
    deaths,
    ...readPlaces(places),
    followers: [],
    notices: [],
  };
  return { ledger, stops, outages: 0, amiss };

  function queued(): number {
    return kept.mails.filter(({ state }) => state === 'queued').length;
  }
}

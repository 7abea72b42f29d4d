import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/log.ts';
import type { MailStep } from '#tests/support/mail-sink.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { createHostility } from './hostile.ts';
import type { Death } from './ledger.ts';
import { openPlace } from './places.ts';
import { hasten } from './queue.ts';
import { readPlaces, tellOdd, type Play, type Round, type RoundEnd, type RoundOptions } from './round.ts';
import { springTrap, type Kill, type People } from './steps.ts';

/** The one process is there for a while before it is killed again. */
const lifeMs = 2000;
const mostLooks = 6;
const lookMs = 20_000;

/** One process with a database of its own: whatever it had is found again by the next one. */
export async function runEmbeddedRound<Asking extends People, Kept>(
  stage: Stage,
  { kills, chance }: RoundOptions,
  { steps, ...play }: Omit<Play<Asking, Kept>, 'triggers' | 'prepare'> & { readonly steps: readonly Kill[] },
): Promise<Round<Asking, Kept>> {
  const hostility = createHostility(chance, play.isExact);
  const traps = new Map<string, MailStep>();
  const deaths: Death[] = [];
  const amiss: string[] = [];
  const dataDir = stage.newFolder();
  const place = await openPlace({
    name: 'alone',
    part: play.part,
    stage,
    dataDir,
    settings: play.settings,
    react: hostility.react,
    deaths,
    onStep: springTrap(traps),
  });
  const places = [place];
  await place.begin();
  const people = play.startPeople(places);
  const killing = { places, people, chance, traps, holds: undefined };
  for (let nth = 0; deaths.length < kills && nth < kills * 3; nth += 1) {
    await wait(chance() * lifeMs);
    await steps[nth % steps.length]?.(killing, nth);
  }
  await people.stop();
  amiss.push(...tellOdd(people));
  hostility.calm();
  await until(() => place.origin !== undefined, 60_000);
  let stops = 0;

  /** Nobody else can look into the database while it is in use. */
  const look: RoundEnd['look'] = async (work) => {
    const database = await openDatabase({ folder: join(dataDir, 'database'), log: createLog('silent') });
    try {
      return await work(database.pool);
    } finally {
      await database.close();
    }
  };

  async function stopAndCount(): Promise<number> {
    const code = await place.end();
    stops += 1;
    if (code !== 0) amiss.push(`the process that was asked to stop ended with ${code}`);
    return look(async (on) => {
      await hasten(on);
      return play.countWaiting(on);
    });
  }

  let waiting = await stopAndCount();
  for (let looks = 0; looks < mostLooks && waiting > 0; looks += 1) {
    const before = place.sink.told;
    await place.begin();
    await until(() => place.sink.told >= before + waiting, lookMs);
    waiting = await stopAndCount();
  }
  if (waiting > 0) amiss.push('not every mail came to an end');
  const kept = await play.read({ look, place });
  return { people, kept, deaths, ...readPlaces(places), stops, outages: 0, amiss };
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '#scripts/test/private-postgres.mjs';
import type { MailStep } from '#tests/support/mail-sink.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { createHostility } from './hostile.ts';
import { openHolds } from './holds.ts';
import type { Death } from './ledger.ts';
import { openPlace, type Place } from './places.ts';
import { hasten } from './queue.ts';
import { readPlaces, tellOdd, type Play, type Round, type RoundOptions } from './round.ts';
import { springTrap, type People } from './steps.ts';

const outageMs = 4000;
const endMs = 120_000;

/** Several processes on one PostgreSQL, which is away for a while now and then, as the mail servers are. */
export async function runPostgresRound<Asking extends People, Kept>(
  stage: Stage,
  options: RoundOptions,
  play: Play<Asking, Kept>,
): Promise<Round<Asking, Kept>> {
  const { kills, chance, say } = options;
  const postgres = await startPostgres();
  stage.atEnd(() => postgres.stop());
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  pool.on('error', () => undefined);
  stage.atEnd(() => pool.end());
  // It is ended as if it crashed: what it said was committed must be there afterwards.
  await pool.query('alter database postgres set synchronous_commit to on');
  const hostility = createHostility(chance, play.isExact);
  const traps = new Map<string, MailStep>();
  const deaths: Death[] = [];
  const amiss: string[] = [];
  const [place, ...others] = [await open('one'), await open('two'), await open('three')];
  const places = [place, ...others];
  await play.prepare(pool);
  const holds = await openHolds(pool, play.triggers);
  const hastening = setInterval(() => void hasten(pool).catch(() => undefined), 1000);
  stage.atEnd(() => clearInterval(hastening));
  const people = play.startPeople(places);
  const killing = { places, people, chance, traps, holds };
  let [stops, outages] = [0, 0];

  for (let nth = 0; deaths.length < kills; nth += 1) {
    const step = play.steps[nth % play.steps.length];
    await step?.(killing, nth);
    if (nth % 12 === 5) await stopOne(places[nth % places.length]);
    if (nth % 40 === 9) await leaveMailServers();
    if (nth % 40 === 29) await haltDatabase();
    if (nth % 20 === 19) say(`${deaths.length} kills, ${people.count} ${play.asks}`);
    if (nth > kills * 3) throw new Error('the steps do not come');
  }
  await people.stop();
  amiss.push(...tellOdd(people));
  hostility.calm();
  await until(() => places.every(({ origin }) => origin !== undefined), 60_000);
  if ((await until(hasEnded, endMs, 250)) === undefined) amiss.push('not every mail came to an end');
  for (const one of places) await stopOne(one, false);
  const kept = await play.read({ look: (work) => work(pool), place });
  if (stage.deaths() > 0) amiss.push(`${stage.deaths()} processes ended by themselves`);
  return { people, kept, deaths, ...readPlaces(places), stops, outages, amiss };

  async function open(name: string): Promise<Place> {
    const url = new URL(postgres.url);
    url.searchParams.set('application_name', name);
    const settings = { ...play.settings, DATABASE_URL: url.href };
    const around = { stage, deaths, react: hostility.react, onStep: springTrap(traps) };
    const dataDir = stage.newFolder();
    const opened = await openPlace({ ...around, name, part: play.part, dataDir, settings });
    await opened.begin();
    return opened;
  }

  async function hasEnded(): Promise<boolean> {
    await hasten(pool);
    return (await play.countWaiting(pool)) === 0;
  }

  /** A clean stop ends what is under way, and gives back what is not. */
  async function stopOne(one: Place | undefined, isBack = true): Promise<void> {
    const code = isBack ? await one?.restart() : await one?.end();
    stops += 1;
    if (code !== 0) amiss.push(`a process that was asked to stop ended with ${code}`);
  }

  async function leaveMailServers(): Promise<void> {
    outages += 1;
    await Promise.all(places.map(({ sink }) => sink.leave()));
    await wait(outageMs);
    await Promise.all(places.map(({ sink }) => sink.comeBack()));
  }

  /** Nobody is killed meanwhile: a process that lives must write down what it was told, however late. */
  async function haltDatabase(): Promise<void> {
    await until(() => places.every(({ origin }) => origin !== undefined), 60_000);
    outages += 1;
    await postgres.halt();
    await wait(outageMs);
    await postgres.start();
    await until(
      () =>
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
      20_000,
    );
    await wait(outageMs);
  }
}

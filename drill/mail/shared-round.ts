import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '#scripts/test/private-postgres.mjs';
import type { MailStep } from '#tests/support/mail-sink.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { createHostility } from './hostile.ts';
import { openHolds } from './holds.ts';
import type { Death, Ledger } from './ledger.ts';
import { startNoticeDesk } from './notice-desk.ts';
import { openPlace, type Place } from './places.ts';
import { hasten, readKept, readPlaces, untilDone } from './read-ledger.ts';
import { startRegistrations } from './registrations.ts';
import { allSteps, springTrap } from './steps.ts';

export interface RoundOptions {
  readonly kills: number;
  readonly chance: () => number;
  say(line: string): void;
}

export interface Round {
  readonly ledger: Ledger;
  /** Clean stops in between. */
  readonly stops: number;
  readonly outages: number;
  readonly amiss: readonly string[];
}

const placeNames = ['one', 'two', 'three'];
const perSecond = 8;
const outageMs = 4000;
const endMs = 120_000;

/** Several processes on one PostgreSQL, which is away for a while now and then, as the mail servers are. */
export async function runSharedRound(stage: Stage, options: RoundOptions): Promise<Round> {
  const { kills, chance, say } = options;
  const postgres = await startPostgres();
  stage.atEnd(() => postgres.stop());
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  pool.on('error', () => undefined);
  stage.atEnd(() => pool.end());
  // It is ended as if it crashed: what it said was committed must be there afterwards.
  await pool.query('alter database postgres set synchronous_commit to on');
  const hostility = createHostility(chance);
  const traps = new Map<string, MailStep>();
  const deaths: Death[] = [];
  const amiss: string[] = [];
  const desk = await startNoticeDesk(stage);
  const places = await openPlaces();
  await until(async () => (await pool.query('select 1 from told_notice_start')).rowCount === 1, 30_000);
  const followers = await desk.seatFollowers(pool);
  const holds = await openHolds(pool);
  const hastening = setInterval(() => void hasten(pool).catch(() => undefined), 1000);
  stage.atEnd(() => clearInterval(hastening));
  const people = startRegistrations(places, { perSecond, chance });
  const killing = { places, people, chance, traps, holds, publish: desk.publish };
  let [stops, outages] = [0, 0];

  for (let nth = 0; deaths.length < kills; nth += 1) {
    const step = allSteps[nth % allSteps.length];
    await step?.(killing, nth);
    if (nth % 12 === 5) await stopOne(places[nth % places.length]);
    if (nth % 40 === 9) await leaveMailServers();
    if (nth % 40 === 29) await haltDatabase();
    if (nth % 20 === 19) say(`${deaths.length} kills, ${people.asked.length} profiles asked for`);
    if (nth > kills * 3) throw new Error('the steps do not come');
  }
  await people.stop();
  if (people.odd.length > 0) amiss.push(`people were answered ${[...new Set(people.odd)].join(', ')}`);
  hostility.calm();
  await until(() => places.every(({ origin }) => origin !== undefined), 60_000);
  if (!(await untilDone(pool, endMs))) amiss.push('not every mail came to an end');
  const ledger = {
    ...(await readKept(pool)),
    asked: people.asked,
    deaths,
    ...readPlaces(places),
    followers,
    notices: desk.notices,
  };
  for (const place of places) await stopOne(place, false);
  if (stage.deaths() > 0) amiss.push(`${stage.deaths()} processes ended by themselves`);
  return { ledger, stops, outages, amiss };

  async function openPlaces(): Promise<Place[]> {
    const opened: Place[] = [];
    for (const name of placeNames) {
      const url = new URL(postgres.url);
      url.searchParams.set('application_name', name);
      const settings = { DATABASE_URL: url.href, CONTENT_URL: desk.url };
      const common = { stage, deaths, react: hostility.react, onStep: springTrap(traps) };
      const place = await openPlace({ ...common, name, dataDir: stage.newFolder(), settings });
      await place.begin();
      opened.push(place);
    }
    return opened;
  }

  /** A clean stop ends what is under way, and gives back what is not. */
  async function stopOne(place: Place | undefined, isBack = true): Promise<void> {
    const code = isBack ? await place?.restart() : await place?.end();
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

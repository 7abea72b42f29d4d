import type { Log } from '#platform/log/log.ts';
import { forgetDebts, readDebts, writeDebts, type ScourDebts } from './scour-debts.ts';
import { forgetTraces, listTablesOfPeople, rewriteTable, type TableOfPeople } from './scour.ts';
import type { ScourPlace } from './scour-place.ts';
import { removeStrayFiles } from './stray-files.ts';

const everyMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A table waits for so many times as long as it took to write anew: riders then lose a two-hundredth of the time. */
const restShare = 200;
/** What is larger is written anew once a day: the embedded database answers nobody meanwhile. */
const largeBytes = 32 * 1024 * 1024;
/** Who is told of the tables later than this is not alone. */
const slowMs = 250;
/** How many rounds in a row may be left out because somebody waits for the database. */
const mostBusyRounds = 10;

interface KeepOptions {
  readonly log: Log;
  /** Nothing was ever stored there, so nothing is owed. */
  readonly isNew?: boolean;
  readonly roundMs?: number;
}

/** A table when it was last written anew, or tried. */
interface Known {
  readonly deleted: number;
  readonly updated: number;
  readonly writtenAtMs: number;
  readonly restsUntilMs: number;
}

/**
 * What is deleted stays in the files of a database: in the pages of its table, in its indexes, in the statistics of the
 * planner and in the log of writes. The embedded database has no other readers, so each table of people is written anew
 * once something of it went: within a minute after a deletion, in a moment in which nobody waits. Gives what ends it, and
 * leaves word to the next start of what is still owed.
 */
export async function keepScoured(
  place: ScourPlace,
  { log, isNew = false, roundMs = everyMs }: KeepOptions,
): Promise<() => Promise<void>> {
  const { pool, folder } = place;
  const before = await takeOver(place, { log, isNew });
  const known = new Map<string, Known>();
  let busyRounds = 0;

  /** Since the start nothing was counted: what was owed then is less than nothing now. */
  const lookUp = (name: string): Known => {
    const counted = before.owed === 'all' || before.owed.includes(name) ? -1 : 0;
    const restsUntilMs = before.restsUntil[name] ?? 0;
    return known.get(name) ?? { deleted: counted, updated: counted, writtenAtMs: 0, restsUntilMs };
  };
  const isOwed = (table: TableOfPeople): boolean => {
    const { deleted, updated } = lookUp(table.name);
    return table.deleted > deleted || table.updated > updated;
  };
  const isDue = (table: TableOfPeople): boolean => {
    const { deleted, writtenAtMs, restsUntilMs } = lookUp(table.name);
    if (table.atMs < restsUntilMs) return false;
    return table.deleted > deleted || (isOwed(table) && table.atMs - writtenAtMs > hourMs);
  };
  const leaveWord = (owed: readonly string[] | 'all', tables: readonly TableOfPeople[]): Promise<void> => {
    const restsUntil = tables.map(({ name }) => [name, lookUp(name).restsUntilMs] as const);
    return writeDebts(folder, { owed, restsUntil: Object.fromEntries(restsUntil) });
  };

  async function write(table: TableOfPeople): Promise<void> {
    const { name, deleted, updated, atMs } = table;
    const startedAt = performance.now();
    try {
      await rewriteTable(place, table);
      const restMs = Math.max(
        table.bytes > largeBytes ? dayMs : 0,
        restShare * (performance.now() - startedAt),
      );
      known.set(name, { deleted, updated, writtenAtMs: atMs, restsUntilMs: atMs + restMs });
    } catch (err) {
      log.warn({ err }, `could not write ${name} anew: people who were erased are still in its files`);
      known.set(name, { ...lookUp(name), restsUntilMs: atMs + hourMs });
    }
  }

  async function round(): Promise<void> {
    const askedAt = performance.now();
    const tables = await listTablesOfPeople(pool);
    const isBusy = pool.waitingCount > 0 || performance.now() - askedAt > slowMs;
    if (isBusy && busyRounds < mostBusyRounds) {
      busyRounds += 1;
      return;
    }
    busyRounds = 0;
    const due = tables.filter(isDue);
    for (const table of due) await write(table);
    if (due.length === 0) return;
    await forgetTraces(place);
    await leaveWord('all', tables);
  }

  let atWork: Promise<void> | undefined;
  const timer = setInterval(() => {
    atWork ??= round()
      .catch((err: unknown) => log.warn({ err }, 'could not scour the embedded database'))
      .finally(() => (atWork = undefined));
  }, roundMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await atWork;
    try {
      const tables = await listTablesOfPeople(pool);
      const owed = tables.filter(isOwed).map(({ name }) => name);
      await leaveWord(owed, tables);
    } catch (err) {
      log.warn({ err }, 'could not tell the next start which tables are to be written anew');
    }
  };
}

/** What the process before has left. One that is killed says nothing: from here on all is owed until the end is told. */
async function takeOver(
  place: ScourPlace,
  { log, isNew }: Omit<KeepOptions, 'roundMs'>,
): Promise<ScourDebts> {
  const { folder } = place;
  try {
    await removeStrayFiles(place);
    const debts: ScourDebts = isNew ? { owed: [], restsUntil: {} } : readDebts(folder);
    await writeDebts(folder, { ...debts, owed: 'all' });
    return debts;
  } catch (err) {
    log.warn(
      { err },
      'cannot tell which tables of the embedded database are to be written anew: all of them',
    );
    forgetDebts(folder);
    return { owed: 'all', restsUntil: {} };
  }
}

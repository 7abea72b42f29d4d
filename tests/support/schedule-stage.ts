import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import callExamples from '#data/city/call-examples.json' with { type: 'json' };
import { cityPlan } from '#data/city/city-plan.ts';
import { operator as house } from '#data/operator.ts';
import type { Operator } from '#domain/operator.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { fillSchedulePorts, importProgram, type SchedulePortsOptions } from '#app/schedule-ports.ts';
import type { CityPlan } from '#demo/city-plan.ts';
import type { NoticePort } from '#services/schedule/ports.ts';
import {
  createScheduleService,
  type ScheduleService,
  type ScheduleSettings,
} from '#services/schedule/schedule-service.ts';
import { testInstant } from './instant.ts';

type StageSettings = ScheduleSettings & SchedulePortsOptions['settings'];

export interface StageOptions {
  readonly settings?: Partial<StageSettings>;
  /** Havremont unless given. */
  readonly city?: CityPlan;
  /** That of Havremont unless given. */
  readonly operator?: Operator;
  /** Of snapshots; a new one unless given. */
  readonly folder?: string;
  /** One that never answers unless given. */
  readonly database?: Promise<Pick<Database, 'pool'>>;
  readonly clock?: FixedClock;
  /** What staff tell; nothing unless given. */
  readonly notices?: NoticePort;
}

export interface ScheduleStage {
  readonly service: ScheduleService;
  readonly clock: FixedClock;
  readonly folder: string;
  /** Every line logged so far. */
  readonly logs: readonly Record<string, unknown>[];
  /** The words of every line logged so far. */
  words(): string[];
  /** The JSON of an answer, whatever its status. */
  ask<Json = unknown>(path: string): Promise<Json>;
  close(): Promise<void>;
}

const defaults: StageSettings = {
  feed: undefined,
  feedPollMs: 3_600_000,
  maxErrorPercent: 2,
  maxLossPercent: 40,
  demoSeed: 1,
  places: [],
  realtimeFeeds: [],
  realtimePollMs: 3_600_000,
  aliases: false,
};

/** Nobody listens on that port. */
export const absentDatabase = (): Pick<Database, 'pool'> => ({
  pool: new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 }),
});

/** The schedule service alone, at a fixed instant; it looks for feeds and real time when it is told to. */
export async function openStage(options: StageOptions = {}): Promise<ScheduleStage> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'parcours-schedule-'));
  const clock = options.clock ?? fixedClock(testInstant);
  const logs: Record<string, unknown>[] = [];
  const log = createLog('debug', {
    write: (line) => void logs.push(JSON.parse(line) as Record<string, unknown>),
  });
  const settings = { ...defaults, ...options.settings };
  const operator = options.operator ?? house;
  const materials = { operator, cityPlan: options.city ?? cityPlan, callExamples };
  const now = () => materials;
  const service = await createScheduleService({
    settings,
    operator,
    ports: await fillSchedulePorts({ settings, house: { now }, clock, log, notices: options.notices }),
    importProgram,
    folder,
    database: options.database ?? Promise.resolve(absentDatabase()),
    clock,
    log,
  });
  return {
    service,
    clock,
    folder,
    logs,
    words: () => logs.map(({ msg }) => String(msg)),
    ask: async <Json>(path: string) => (await service.app.inject(path)).json<Json>(),
    close: async () => {
      await service.close();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

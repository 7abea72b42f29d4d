import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type Running } from './running.ts';

/** The same in every process, so that parts know each other. */
export const sharedSettings = {
  SECRET: 'a-secret-of-the-drill-that-is-long-enough',
  // The load comes from one address, and who counts it is not what most faults are about.
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
  // A backend that is away is noticed by this look at the latest.
  ROUTES_REFRESH_S: '1',
};

/** What all faults of a drill share: a data folder that was prepared once, and services that are well. */
export interface House {
  readonly folder: string;
  /** A data folder with the default content and a timetable in it. */
  copyData(to: string): Promise<void>;
  /** A part of ours in a process of its own. */
  service(part: 'content' | 'schedule'): Promise<Running>;
  close(): Promise<void>;
}

export function openHouse(): House {
  const folder = mkdtempSync(join(tmpdir(), 'parcours-drill-'));
  const prepared = join(folder, 'prepared');
  const services = new Map<string, Promise<Running>>();
  let preparing: Promise<unknown> | undefined;

  async function prepare(): Promise<void> {
    const first = await run({ dataDir: prepared, settings: sharedSettings });
    await first.end();
  }

  async function copyData(to: string): Promise<void> {
    await (preparing ??= prepare());
    cpSync(prepared, to, { recursive: true });
  }

  async function startService(part: string): Promise<Running> {
    const dataDir = join(folder, part);
    await copyData(dataDir);
    return run({ parts: [part], dataDir, settings: sharedSettings });
  }

  return {
    folder,
    copyData,
    service: (part) => {
      const known = services.get(part) ?? startService(part);
      services.set(part, known);
      return known;
    },
    close: async () => {
      for (const service of services.values()) await (await service).end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

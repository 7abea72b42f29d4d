import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramOptions } from '#tests/support/program.ts';
import { passOver, startUpstream, type React, type Upstream } from '#tests/support/upstream.ts';
import { boundsFor } from '../bounds.ts';
import { createFindings, type Findings } from '../findings.ts';
import { startLoad, type Load } from '../load/load.ts';
import type { Visitors } from '../load/plan.ts';
import { sharedSettings, type House } from './house.ts';
import { run, type Running } from './running.ts';

/** A service of ours behind a front that misbehaves when it is told to. */
export interface Neighbour {
  readonly front: Upstream;
  /** How it answers when it is well. */
  readonly well: React;
}

/** What a fault has at hand; whatever it starts is ended after it. */
export interface Stage {
  findings(asked: string): Findings;
  /** A length or a number: in the whole drill, and in its short form. */
  span(whole: number, short: number): number;
  /** A new data folder with the default content and a timetable. */
  dataFolder(): Promise<string>;
  newFolder(): string;
  /** The same in a folder that is there already. */
  copyData(to: string): Promise<void>;
  start(options?: ProgramOptions): Promise<Running>;
  neighbour(part: 'content' | 'schedule'): Promise<Neighbour>;
  load(visitors: readonly Visitors[]): Load;
  /** To be done after the fault, last things first. */
  atEnd(undo: () => unknown): void;
  /** Programs that ended without having been asked to. */
  deaths(): number;
}

export interface OpenStage extends Stage {
  close(): Promise<void>;
}

export function openStage(house: House, isShort: boolean): OpenStage {
  const undo: (() => unknown)[] = [];
  const programs: Running[] = [];
  const newFolder = () => mkdtempSync(join(house.folder, 'stage-'));
  const atEnd = (step: () => unknown) => void undo.push(step);

  async function dataFolder(): Promise<string> {
    const folder = newFolder();
    await house.copyData(folder);
    return folder;
  }

  return {
    findings: (asked) => createFindings(asked, boundsFor(isShort)),
    span: (whole, short) => (isShort ? short : whole),
    dataFolder,
    newFolder,
    copyData: house.copyData,
    atEnd,
    deaths: () => programs.filter((program) => program.hasDied()).length,
    start: async (options = {}) => {
      const dataDir = options.dataDir ?? (await dataFolder());
      const running = await run({
        ...options,
        dataDir,
        settings: { ...sharedSettings, ...options.settings },
      });
      programs.push(running);
      atEnd(() => running.program.stop());
      return running;
    },
    neighbour: async (part) => {
      const well = passOver((await house.service(part)).origin);
      const front = await startUpstream(well);
      atEnd(() => front.close());
      return { front, well };
    },
    load: (visitors) => {
      const load = startLoad(visitors);
      let stopping: ReturnType<Load['stop']> | undefined;
      const stop = () => (stopping ??= load.stop());
      atEnd(stop);
      return { take: load.take, stop };
    },
    close: async () => {
      for (const step of undo.splice(0).toReversed()) await step();
    },
  };
}

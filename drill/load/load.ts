import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Histogram } from './histogram.ts';
import type { FiguresJson, Order, Report, Visitors } from './plan.ts';

/** What became of the requests of one kind of visitor. */
export interface Figures {
  readonly asked: number;
  /** `412 × 200, 3 × 503`. */
  readonly answers: string;
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly times: Histogram;
}

export interface Load {
  /** The figures of each kind since they were last taken. */
  take(): Promise<LoadFigures>;
  /** Asks no more, waits for what is under way, and gives the figures since they were last taken. */
  stop(): Promise<LoadFigures>;
}

export interface LoadFigures {
  of(name: string): Figures;
  /** How late the load itself was at worst (ms). */
  readonly latestMs: number;
}

/** Visitors from a process of their own, so that they wait for the program and not for each other. */
export function startLoad(visitors: readonly Visitors[]): Load {
  const child = fork(new URL('./generator.ts', import.meta.url), { execArgv: [] });
  const send = (order: Order) => void child.send(order);
  const ended = once(child, 'exit');
  let taken = 0;

  const reported = (take: Report['take']) =>
    new Promise<LoadFigures>((resolve, reject) => {
      const hear = (report: Report) => {
        if (report.take !== take) return;
        child.off('message', hear);
        resolve(readReport(report));
      };
      child.on('message', hear);
      void ended.then(() => reject(new Error('the load ended by itself')));
    });

  send({ start: visitors });
  return {
    take: () => {
      taken += 1;
      const report = reported(taken);
      send({ take: taken });
      return report;
    },
    stop: async () => {
      const report = reported('last');
      send({ stop: true });
      const figures = await report;
      await ended;
      return figures;
    },
  };
}

/** The same for some seconds. */
export async function loadFor(seconds: number, visitors: readonly Visitors[]): Promise<LoadFigures> {
  const load = startLoad(visitors);
  await wait(seconds * 1000);
  return load.stop();
}

const none: FiguresJson = { statuses: {}, slowestMs: 0, times: [] };

function readReport({ figures, latestMs }: Report): LoadFigures {
  return {
    latestMs,
    of: (name) => {
      const { statuses, slowestMs, times } = figures[name] ?? none;
      const asked = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      return { asked, answers: tellStatuses(statuses), statuses, slowestMs, times: new Histogram(times) };
    },
  };
}

export function tellStatuses(statuses: Readonly<Record<string, number>>): string {
  const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return told.length === 0 ? 'none' : told.join(', ');
}

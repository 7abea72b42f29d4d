import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { countAnswers } from './http-answers.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** A number read when somebody looks, with what tells it from others of its name. */
export interface Reading {
  readonly value: number | undefined;
  readonly labels?: Readonly<Record<string, string>>;
}

interface Watched {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** One without a value is left out, and so is what comes late or not at all: the other numbers do not wait for it. */
  read(): readonly Reading[] | Promise<readonly Reading[]>;
}

const longestReadMs = 1000;

/** What is read by then; nothing where it fails: a number that is gone is told by whoever watches them. */
async function readInTime(read: Watched['read']): Promise<readonly Reading[]> {
  const late = new AbortController();
  const tooLate = wait(longestReadMs, [], { signal: late.signal, ref: false });
  try {
    return await Promise.race([read(), tooLate]);
  } catch {
    return [];
  } finally {
    late.abort();
    tooLate.catch(() => {});
  }
}

/** Counts of what the process does, in Prometheus' words. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const partAnswers = countAnswers(registry);
  const refusedRequests = new Counter({
    name: 'requests_refused_total',
    help: 'Requests refused because their caller sent too many, by part',
    labelNames: ['part'],
    registers: [registry],
  });
  const refusedConnections = new Counter({
    name: 'connections_refused_total',
    help: 'Connections refused, by the bound that was reached',
    labelNames: ['bound'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** The answers of a part: `site`, `content` … */
    answersOf: partAnswers,
    /** A number that goes up and down, or only up (`_total`), read when somebody looks. */
    watch: ({ name, help, labels = [], read }: Watched) => {
      const isTotal = name.endsWith('_total');
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        async collect() {
          const readings = await readInTime(read);
          this.reset();
          for (const { value, labels: own = {} } of readings) if (value !== undefined) this.set(own, value);
        },
      });
      // Prometheus wants to be told which numbers only grow; a Counter of the library cannot be set.
      if (isTotal) Object.assign(gauge, { type: 'counter' });
    },
    refuseRequest: (part: string) => refusedRequests.inc({ part }),
    refuseConnection: (bound: 'all' | 'address') => refusedConnections.inc({ bound }),
  };
}

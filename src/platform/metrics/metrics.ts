import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** One answer of a part: `site`, `content` … */
interface CountedAnswer {
  readonly part: string;
  readonly method: string;
  readonly status: number;
  /** Undefined where it had no end of its own. */
  readonly seconds: number | undefined;
}

/** A number read when somebody looks, with what tells it from others of its name. */
export interface Reading {
  readonly value: number | undefined;
  readonly labels?: Readonly<Record<string, string>>;
}

interface Watched {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** One without a value is left out. */
  read(): readonly Reading[];
}

/** Counts of what the process does, in Prometheus' words. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by part, method and class of status',
    labelNames: ['part', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time from request to answer, by part',
    labelNames: ['part'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
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
  /** Labels are looked up once for each series, not for each answer. */
  const counters = new Map<string, ReturnType<typeof seriesOf>>();
  const seriesOf = (part: string, method: string, status: number) => ({
    answers: answers.labels({ part, method, status: `${Math.floor(status / 100)}xx` }),
    durations: durations.labels({ part }),
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** A number that goes up and down, or only up (`_total`), read when somebody looks. */
    watch: ({ name, help, labels = [], read }: Watched) => {
      const isTotal = name.endsWith('_total');
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect() {
          this.reset();
          for (const { value, labels: own = {} } of read()) if (value !== undefined) this.set(own, value);
        },
      });
      // Prometheus wants to be told which numbers only grow; a Counter of the library cannot be set.
      if (isTotal) Object.assign(gauge, { type: 'counter' });
    },
    refuseRequest: (part: string) => refusedRequests.inc({ part }),
    refuseConnection: (bound: 'all' | 'address') => refusedConnections.inc({ bound }),
    count: ({ part, method, status, seconds }: CountedAnswer) => {
      const series = `${part} ${method} ${Math.floor(status / 100)}xx`;
      const known = counters.get(series) ?? seriesOf(part, method, status);
      counters.set(series, known);
      known.answers.inc();
      if (seconds !== undefined) known.durations.observe(seconds);
    },
  };
}

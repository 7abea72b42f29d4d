import type { Registry } from 'prom-client';

/** Upper ends of the buckets, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What one part has answered. */
class PartAnswers {
  /** By method and class of status. */
  readonly answers = new Map<string, number[]>();
  readonly counts = new Float64Array(buckets.length + 1);
  seconds = 0;

  count(method: string, status: number, seconds: number | undefined): void {
    let classes = this.answers.get(method);
    if (!classes) {
      classes = [0, 0, 0, 0, 0, 0];
      this.answers.set(method, classes);
    }
    const at = Math.min(5, Math.floor(status / 100));
    classes[at] = (classes[at] ?? 0) + 1;
    if (seconds === undefined) return;
    let bucket = 0;
    while (bucket < buckets.length && seconds > (buckets[bucket] ?? 0)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.seconds += seconds;
  }
}

/**
 * Counts answers in plain numbers and writes them for Prometheus when somebody looks: the counters of the library would be
 * a tenth of what a kept page costs.
 */
export function countAnswers(registry: Registry): (part: string) => PartAnswers {
  const parts = new Map<string, PartAnswers>();
  registry.registerMetric(metric('http_answers_total', 'counter', readAnswers));
  registry.registerMetric(metric('http_answer_seconds', 'histogram', readDurations));

  function* readAnswers() {
    for (const [part, { answers }] of parts)
      for (const [method, classes] of answers)
        for (const [at, value] of classes.entries())
          if (value > 0) yield { value, labels: { part, method, status: `${at}xx` } };
  }

  function* readDurations() {
    for (const [part, { counts, seconds }] of parts) {
      let sum = 0;
      for (const [at, count] of counts.entries()) {
        sum += count;
        const le = buckets[at] ?? '+Inf';
        yield { value: sum, labels: { le, part }, metricName: 'http_answer_seconds_bucket' };
      }
      yield { value: seconds, labels: { part }, metricName: 'http_answer_seconds_sum' };
      yield { value: sum, labels: { part }, metricName: 'http_answer_seconds_count' };
    }
  }

  return (part) => {
    const known = parts.get(part) ?? new PartAnswers();
    parts.set(part, known);
    return known;
  };
}

const help = {
  http_answers_total: 'Answers by part, method and class of status',
  http_answer_seconds: 'Time from request to answer, by part',
};

/** As the library's registry asks for one. */
function metric(name: keyof typeof help, type: 'counter' | 'histogram', read: () => Iterable<object>): never {
  const get = async () => ({ name, help: help[name], type, aggregator: 'sum', values: [...read()] });
  return { name, help: help[name], get } as never;
}

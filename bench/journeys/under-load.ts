import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Latencies {
  readonly asked: number;
  readonly failed: number;
  /** Milliseconds, in order. */
  readonly times: readonly number[];
}

/**
 * Asks so many times a second, whether or not the answers before have come: who waits behind a slow answer is counted with
 * the time it waited.
 */
export async function askSteadily(
  urls: readonly string[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Latencies> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const asked = perSecond * seconds;
  const waiting: Promise<void>[] = [];
  for (let place = 0; place < asked; place += 1) {
    const due = started + (place * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    waiting.push(
      ask(urls[place % urls.length] as string).then(
        () => void times.push(performance.now() - due),
        () => void (failed += 1),
      ),
    );
  }
  await Promise.all(waiting);
  return { asked, failed, times: times.toSorted((one, two) => one - two) };
}

function ask(url: string): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'identity' } }, (answer) => {
      answer.resume().on('end', () => (answer.statusCode === 200 ? done() : fail(new Error(url))));
    }).on('error', fail);
  });
}

import { toAppError } from '#lib/errors.ts';
import type { Clock } from './clock.ts';
import { ask } from './http/ask.ts';
import type { Log } from './log/log.ts';

/** Tells an error-reporting service, where one is set, that a part failed. */
export type ReportError = (error: unknown, part: string) => void;

const limitMs = 5000;

/** Without an address nothing is sent: the log has the error already. */
export function createErrorReport(url: string | undefined, clock: Clock, log: Log): ReportError {
  if (url === undefined) return () => {};
  return (thrown, part) => {
    const { code, message } = toAppError(thrown);
    const body = JSON.stringify({ part, code, message, time: new Date(clock.now()).toISOString() });
    const sent = ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(limitMs),
    });
    sent.then(
      (response) => {
        if (!response.ok) log.warn({ status: response.status, part }, 'the error report was refused');
        // An answer that nobody reads would keep its connection.
        void response.body?.cancel();
      },
      (error: unknown) => log.warn({ err: error, part }, 'the error report could not be sent'),
    );
  };
}

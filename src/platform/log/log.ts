import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './current-request.ts';
import { allowedFields } from './log-fields.ts';
import type { LogLevel } from './log-levels.ts';

export type Log = Logger;

/** Structured lines on standard output. A line has only fields that are allowed (log-fields.ts), and the request it belongs to. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { log: allowedFields },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      hooks: { logMethod: withoutForeignWords },
      // The formatter writes errors; the stock writer would copy everything that hangs on them.
      serializers: { err: (fields: unknown) => fields },
    },
    ...(destination ? [destination] : []),
  );
}

type LogMethodHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Libraries that are handed the log give it the message of what they caught as the words of a line. */
const withoutForeignWords: LogMethodHook = function (args, method) {
  const [first, words] = args as [unknown, unknown];
  const fault = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  const isQuoted = fault instanceof Error && (words === undefined || words === fault.message);
  if (isQuoted) return method.apply(this, [{ err: fault }, 'a fault was caught']);
  return method.apply(this, args);
};

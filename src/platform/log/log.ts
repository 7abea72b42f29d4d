import { writeSync } from 'node:fs';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './current-request.ts';
import { allowedFields } from './log-fields.ts';
import type { LogLevel } from './log-levels.ts';

export type Log = Logger;

/** Structured lines on standard output. A line has only fields that are allowed (log-fields.ts), and the request it belongs to. */
export function createLog(level: LogLevel, destination = standardOutput()): Log {
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${timeOfLine()}"`,
      formatters: { log: allowedFields },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      hooks: { logMethod: withoutForeignWords },
      // The formatter writes errors; the stock writer would copy everything that hangs on them.
      serializers: { err: (fields: unknown) => fields },
    },
    destination,
  );
  destinations.set(log, destination);
  return log;
}

const destinations = new WeakMap<Log, DestinationStream>();

/** Where the lines of a log go, for who writes them himself, and the time as they have it. */
export function destinationOf(log: Log) {
  const destination = destinations.get(log);
  if (!destination) throw new TypeError('not a log of createLog');
  return { destination, now: timeOfLine };
}

let lastMs = 0;
let lastText = '';

/** Many lines are of the same millisecond. */
function timeOfLine(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastText = new Date(now).toISOString();
  }
  return lastText;
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

const flushMs = 200;
const flushLength = 16_384;
/** Beyond it lines are dropped: somebody who does not read them must not fill the memory. */
const mostWaiting = 8 * 1024 * 1024;

let opened: DestinationStream | undefined;

/** One for the process, however many logs it has. */
function standardOutput(): DestinationStream {
  opened ??= openOutput();
  return opened;
}

/**
 * Standard output, many lines at a time: a write for each would cost more than the answer it tells of. Whatever is worse
 * than news is written at once, and so is all that waits when the program ends. A disk that is full, or a reader who left,
 * costs lines and not the program.
 */
function openOutput(): DestinationStream {
  let waiting = '';
  const write = () => {
    if (waiting === '') return;
    try {
      const bytes = Buffer.from(waiting);
      // What did not fit into a pipe waits for the next time.
      waiting = bytes.subarray(writeSync(1, bytes)).toString();
    } catch (fault) {
      const isBusy = (fault as NodeJS.ErrnoException).code === 'EAGAIN';
      if (!isBusy || waiting.length > mostWaiting) waiting = '';
    }
  };
  setInterval(write, flushMs).unref();
  process.on('exit', write);
  return {
    write(line) {
      waiting += line;
      if (isUrgent(line) || waiting.length > flushLength) write();
    },
  };
}

/** Lines begin with their level; 40 is a warning. */
const isUrgent = (line: string): boolean => line.charCodeAt('{"level":'.length) >= '4'.charCodeAt(0);

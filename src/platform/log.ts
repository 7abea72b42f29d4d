import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './log-levels.ts';

export type Log = Logger;

const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-cache-key',
  'x-csrf-token',
  'password',
  'pass',
  'secret',
];

/** Structured lines on standard output; what could identify or let in a visitor is blotted out. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '…',
      },
    },
    ...(destination ? [destination] : []),
  );
}

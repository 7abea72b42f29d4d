/** From the loudest to nothing; apart from the log itself, so that settings are read before it is loaded. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

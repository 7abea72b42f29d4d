import type { AppError } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';

/** Who is told about blocks that could not be read as they should. */
export interface BlockReport {
  unknownType(type: string): void;
  malformed(error: AppError): void;
}

/** Tells the log: an unknown type once, a malformed block each time. */
export function createBlockReport(log: Pick<Log, 'warn'>): BlockReport {
  const told = new Set<string>();
  return {
    unknownType(type) {
      if (told.has(type)) return;
      told.add(type);
      log.warn({ blockType: type }, 'a block of an unknown type is shown plainly');
    },
    malformed(error) {
      log.warn({ ...error.facts, err: error, code: error.code }, 'a block could not be read and is left out');
    },
  };
}

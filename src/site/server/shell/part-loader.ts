import { toAppError } from '#lib/errors.ts';
import type { ReportError } from '#platform/error-report.ts';
import { ownWords } from '#platform/log/error-fields.ts';
import type { Log } from '#platform/log/log.ts';

export interface PartLoaderOptions {
  readonly log: Log;
  readonly report: ReportError;
}

/** Loads parts of a whole. One that fails is logged and reported, keeps its last value, and stops nothing. */
export function createPartLoader(whole: string, { log, report }: PartLoaderOptions) {
  return async <T>(name: string, load: () => Promise<T>, last: T): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      const { code } = toAppError(error);
      log.warn({ part: name, code, reason: ownWords(error) }, `a part of the ${whole} could not be loaded`);
      report(error, name);
      return last;
    }
  };
}

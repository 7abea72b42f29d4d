import { AppError } from '#lib/errors.ts';
import { isDiskFull } from '#platform/disk-full.ts';

/** PostgreSQL gave a statement up, ends, is not up yet, has no connection left, or the connection to it broke. */
const sqlStates = /^(?:57014|57P0[123]|53300|08.{3})$/;
/** The same as the system says it. */
const systemCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;
/** What the driver gives no code. */
const driverWords =
  /^(?:Connection terminated|Client (?:has encountered|was closed)|the embedded database has stopped)/;

/** What a question threw, as `unavailable` where the database is away or late: worth another try later, and no fault. */
export function asOutage(thrown: unknown): unknown {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if (isOutage(error) || isDiskFull(error))
      return new AppError('unavailable', 'The database is away or took too long.', { cause: thrown });
  return thrown;
}

/** A database that is away is no fault of the call: whoever asked is told to come back. */
export async function orOutage<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (thrown) {
    throw asOutage(thrown);
  }
}

function isOutage(error: Error): boolean {
  if (error instanceof AppError) return error.code === 'unavailable';
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return driverWords.test(error.message);
  return sqlStates.test(code) || systemCodes.test(code);
}

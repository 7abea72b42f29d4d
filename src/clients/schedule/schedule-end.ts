import { aucunHoraireSchema } from '#contract/schedule/fault.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { readDay } from './reading/read-fields.ts';

/** A refusal because nothing is published for a day, with the last day that something is published for. */
export function tellScheduleEnd(error: AppError, body: string): AppError {
  const end = error.code === 'not-found' ? endIn(body) : undefined;
  if (end === undefined) return error;
  const { code, message, status, facts } = error;
  return new AppError(code, message, { status, facts: { ...facts, scheduleEnd: end } });
}

/** The last day that something is published for, `2026-11-28`, where that is why something was refused. */
export function scheduleEndOf(thrown: unknown): string | undefined {
  const { scheduleEnd } = toAppError(thrown).facts;
  return typeof scheduleEnd === 'string' ? scheduleEnd : undefined;
}

function endIn(body: string): string | undefined {
  try {
    const { data } = aucunHoraireSchema.safeParse(JSON.parse(body));
    return data?.dateFinHoraire ? readDay(data.dateFinHoraire) : undefined;
  } catch {
    return undefined;
  }
}

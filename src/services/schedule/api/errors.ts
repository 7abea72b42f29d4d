import type { z } from 'zod';
import { formatQueryFault } from '#contract/schedule/fault.ts';
import type { AppError } from '#lib/errors.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { formatMessage } from '#platform/http/http-app.ts';
import { httpStatus } from '#platform/http/status.ts';

/** Refusals in the words of this wire: which argument is wrong, or that no schedule is published yet. */
export function formatError(error: AppError): Answer {
  const { issues, aucunHoraire, dateFinHoraire } = error.facts;
  if (Array.isArray(issues)) {
    return { status: httpStatus(error), body: formatQueryFault({ issues: issues as z.core.$ZodIssue[] }) };
  }
  if (aucunHoraire === true) {
    return { status: 404, body: { message: error.message, code: 'aucunHoraire', dateFinHoraire } };
  }
  return formatMessage(error);
}

import type { Locale } from '#domain/locale.ts';
import type { SubmissionRef } from '#domain/web-forms/submission.ts';
import { AppError } from '#lib/errors.ts';
import { submissionsRoute } from '#site/routing/fixed-routes.ts';
import type { RouteTable } from '#site/routing/route-table.ts';

interface Place {
  readonly table: RouteTable;
  readonly locale: Locale;
}

/** The address of all forms, of one, or of something that was sent by it. */
export function pathOfSubmissions(
  { table, locale }: Place,
  { formId, number }: Partial<SubmissionRef> = {},
): string {
  return table.pathOf(submissionsRoute.name, locale, { form: formId, number: number?.toString() }) ?? '/';
}

/** What an address of that route names. */
export function submissionAt(params: Readonly<Record<string, string>>): Partial<SubmissionRef> {
  const { form: formId, number } = params;
  return { ...(formId && { formId }), ...(number && { number: Number(number) }) };
}

/** The submission on whose page a form was sent. */
export function requireSubmission({
  table,
  url,
}: Pick<Place, 'table'> & { readonly url: URL }): SubmissionRef {
  const { formId, number } = submissionAt(table.match(url.pathname)?.params ?? {});
  if (formId === undefined || number === undefined)
    throw new AppError('bad-request', 'the form stands on the page of a submission');
  return { formId, number };
}

import type { AnswerForm } from './answer-form.ts';
import type { VisitorCookies } from './cookies.ts';

/** Everything an anonymous page depends on. The address is taken as it came: reading it costs more than the rest. */
export function pageKey(
  version: string,
  form: AnswerForm,
  origin: string,
  url: string,
  { consent, dismissedAlert = '' }: VisitorCookies,
): string {
  return `${version} ${form} ${origin} ${url} ${consent} ${dismissedAlert}`;
}

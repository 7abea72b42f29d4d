import type { AnswerKind } from './answer-kind.ts';
import type { VisitorCookies } from '../http/cookies.ts';

/** Everything an anonymous page depends on. The address is taken as it came: reading it costs more than the rest. */
export function pageKey(
  version: string,
  kind: AnswerKind,
  origin: string,
  url: string,
  { consent, dismissedAlert = '' }: VisitorCookies,
): string {
  return `${version} ${kind} ${origin} ${url} ${consent} ${dismissedAlert}`;
}

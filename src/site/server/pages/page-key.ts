import type { VisitorCookies } from '../http/cookies.ts';
import type { AnswerKind } from './answer-kind.ts';

/** Everything an anonymous page depends on. */
export interface PageKeyParts {
  /** Of the route table. */
  readonly version: string;
  readonly kind: AnswerKind;
  readonly origin: string;
  /** As it came: reading it costs more than the rest. */
  readonly url: string;
  readonly cookies: VisitorCookies;
}

export function pageKey({ version, kind, origin, url, cookies }: PageKeyParts): string {
  return `${version} ${kind} ${origin} ${url} ${cookies.consent} ${cookies.dismissedAlert ?? ''}`;
}

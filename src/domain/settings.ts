import type { RichText } from './rich-text.ts';
import type { Severity } from './notices/severity.ts';

/** What the operator's staff switch for the whole site. */
export interface ClientSettings {
  readonly maintenance: Ending & { readonly active: boolean; readonly pageId?: string };
  readonly alert?: TakeoverAlert;
}

/** What staff switched on for a time. */
interface Ending {
  /** The first instant at which it is over (ms); until it is switched off where there is none. */
  readonly untilMs?: number | undefined;
}

export function isOver({ untilMs = Infinity }: Ending, nowMs: number): boolean {
  return untilMs <= nowMs;
}

export interface TakeoverAlert extends Ending {
  readonly severity: Severity;
  readonly title: string;
  readonly message: RichText;
  readonly onHome: boolean;
  /** Paths of pages, without language prefix. */
  readonly onPaths: readonly string[];
  /** Changes with the words of the alert, so that a dismissal counts for these words only. */
  readonly fingerprint: string;
}

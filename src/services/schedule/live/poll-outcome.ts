import { OwnError } from '#lib/errors.ts';

type PollFault = 'unreachable' | 'http-status' | 'time-limit' | 'too-large' | 'malformed' | 'refused';

/** What one poll came to. */
export type PollOutcome =
  /** A new message, handed on. */
  | { readonly kind: 'fresh' }
  /** The server has nothing newer than what was handed on before. */
  | { readonly kind: 'unchanged' }
  /** The server answers, but its timestamp has stood still too long to be believed. */
  | { readonly kind: 'frozen'; readonly forMs: number }
  | { readonly kind: 'broken'; readonly fault: PollFault; readonly words: string }
  /** The poller was stopped while the poll was under way. */
  | { readonly kind: 'stopped' };

/** Why a poll is broken; the words hold no part of the address. */
export class PollBreak extends OwnError {
  override readonly name = 'PollBreak';
  readonly fault: PollFault;

  constructor(fault: PollFault, words: string, cause?: unknown) {
    super(words, cause === undefined ? undefined : { cause });
    this.fault = fault;
  }
}

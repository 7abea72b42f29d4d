import type { Config } from '#config.ts';
import type { Cost } from '#platform/backup/head.ts';
import type { Print } from '../print.ts';

/** What an action works with. */
export interface Workplace {
  readonly config: Config;
  readonly print: Print;
  /** Undefined for a backup that is not encrypted. */
  readonly passphrase: string | undefined;
  /** Whether data that are there may be replaced. */
  readonly replaces: boolean;
  /** What programs that are started find in their environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal | undefined;
  /** How much work it is to try a passphrase; the usual unless given. */
  readonly cost: Cost | undefined;
}

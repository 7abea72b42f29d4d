import type { NamedStop, Point } from '../city-plan.ts';

export interface PlannedStop {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly at: Point;
  readonly major: boolean;
  /** Content speaks of this corner: lines that skip most stops stop here too. */
  readonly spokenOf?: boolean;
  readonly district: string;
  readonly landmark?: string;
  /** The terminus it is a platform of, and the platform's letter. */
  readonly station?: string;
  readonly platform?: string;
  readonly named?: NamedStop;
  /** Four digits, given once every line has its stops. */
  code: string;
}

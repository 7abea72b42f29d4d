import type { ServiceType } from './operator.ts';

/** A service type as a badge is drawn from it; its colours are in the operator's style sheet. */
export type BadgeType = Pick<ServiceType, 'key' | 'name'> & {
  readonly look: Pick<ServiceType['look'], 'shape'>;
};

/** A line whose number stands in a text. */
export interface LineMark {
  readonly number: string;
  readonly type: BadgeType;
  /** Where it ends, one for each direction, as its signs name them; where a page says it already, none. */
  readonly ends?: readonly string[];
}

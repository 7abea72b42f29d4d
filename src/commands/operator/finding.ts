/** What a look at an operator's folder brings up. A fault is to mend; the others are worth knowing. */
export interface Finding {
  readonly kind: 'fault' | 'ending' | 'differs' | 'missing';
  /** The field of `operator.ts`, or the file. */
  readonly where: string;
  readonly what: string;
}

export const fault = (where: string, what: string): Finding => ({ kind: 'fault', where, what });
export const ending = (where: string, what: string): Finding => ({ kind: 'ending', where, what });
export const differs = (where: string, what: string): Finding => ({ kind: 'differs', where, what });
export const missing = (where: string, what: string): Finding => ({ kind: 'missing', where, what });

import type { EffectPeriod } from './effect-period.ts';

/** What a notice does to the service. */
export const effectKinds = ['stops-closed', 'trips-cancelled', 'detour', 'delay', 'other'] as const;
export type EffectKind = (typeof effectKinds)[number];

/** A line, or one direction of it. */
export interface AffectedLine {
  readonly number: string;
  /** The direction's code, where one alone is meant. */
  readonly direction?: string;
}

/** A stop, and where to board instead of it. */
export interface AffectedStop {
  /** The number on its pole. */
  readonly code: string;
  readonly replacement?: string;
}

export interface Effect {
  readonly kind: EffectKind;
  readonly period: EffectPeriod;
  /** Empty where it is about stops, whatever line serves them. */
  readonly lines: readonly AffectedLine[];
  /** Those closed, passed on a detour, or spoken of. */
  readonly stops: readonly AffectedStop[];
  /** The trips meant, by their ids; empty where all of the lines are. */
  readonly trips: readonly string[];
  /** How much longer the way takes, where that is known. */
  readonly minutes?: number;
}

export function matchesLine({ lines }: Pick<Effect, 'lines'>, { number, direction }: AffectedLine): boolean {
  return lines.some(
    (line) =>
      line.number === number &&
      (line.direction === undefined || direction === undefined || line.direction === direction),
  );
}

/** Whether riders of a line feel it at every stop: what is only about its stops is felt there alone. */
export function isAlongLine({ kind, stops }: Pick<Effect, 'kind' | 'stops'>): boolean {
  return kind === 'stops-closed' ? false : kind !== 'other' || stops.length === 0;
}

/** Whether it speaks of a stop, as closed or as where to board instead. */
export function namesStop({ stops }: Pick<Effect, 'stops'>, code: string): boolean {
  return stops.some((stop) => stop.code === code || stop.replacement === code);
}

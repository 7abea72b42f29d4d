import { createContext, useContext } from 'react';
import type { BadgeType } from '#domain/line-mark.ts';
import type { Mode } from '#domain/mode.ts';
import { usualNumbers } from '#domain/numbers.ts';
import type { Operator } from '#domain/operator.ts';

/** What words, signs and drawings ask of the operator, anywhere on the page. */
export interface OperatorTraits extends Pick<Operator, 'fleet' | 'numbers' | 'scenery'> {
  readonly serviceTypes: readonly (BadgeType & { readonly code: number })[];
}

/** Without an operator, as where a component stands alone, everything is as usual and no service type is known. */
export const OperatorContext = createContext<OperatorTraits>({ serviceTypes: [] });

/** What carries its riders, for words that are about no line in particular. */
export const useFleet = (): Mode => useContext(OperatorContext).fleet ?? 'bus';

/** How it numbers its lines and stops. */
export const useNumbers = () => useContext(OperatorContext).numbers ?? usualNumbers;

/** A line and a stop as it calls them; empty where numbers are as usual, which texts say in their own words. */
export function useNumberExamples(): {
  readonly line: string;
  readonly lines: readonly string[];
  readonly stop: string;
} {
  const { line, stop } = useContext(OperatorContext).numbers ?? {};
  const lines = line?.examples ?? [];
  return { line: lines.join(', '), lines, stop: stop?.examples[0] ?? '' };
}

/** What stands around the vehicle in drawings; without one, ground that could be anywhere. */
export const useScenery = () => useContext(OperatorContext).scenery;

/** Its service types, for what knows a line by its number and its code alone. */
export const useServiceTypes = () => useContext(OperatorContext).serviceTypes;

/** A line of a type that the operator does not know. */
const unknownType: BadgeType = { key: 'unknown', name: { fr: '', en: '' }, look: { shape: 'square' } };

/** The type of a line that comes from the timetable: what its badge, its banner and its stroke are drawn by. */
export function useServiceType(code: number | undefined): BadgeType {
  return useServiceTypes().find((type) => type.code === code) ?? unknownType;
}

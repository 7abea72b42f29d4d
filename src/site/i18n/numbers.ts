import { createContext, useContext } from 'react';
import { usualNumbers, type Numbers } from '#domain/numbers.ts';

/** How the operator numbers its lines and stops, where it is not as usual. */
export const NumbersContext = createContext<Numbers | undefined>(undefined);

export const useNumbers = (): Numbers => useContext(NumbersContext) ?? usualNumbers;

/** A line and a stop as this operator calls them; empty where numbers are as usual, which texts say in their own words. */
export function useNumberExamples(): { readonly line: string; readonly stop: string } {
  const { line, stop } = useContext(NumbersContext) ?? {};
  return { line: line?.examples.join(', ') ?? '', stop: stop?.examples[0] ?? '' };
}

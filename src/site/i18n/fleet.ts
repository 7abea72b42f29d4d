import { createContext, useContext } from 'react';
import type { Mode } from '#domain/mode.ts';

/** What carries the operator's riders, for words that are about no line in particular. */
export const FleetContext = createContext<Mode>('bus');

export const useFleet = (): Mode => useContext(FleetContext);

import { createContext, useContext } from 'react';

/** The day at the operator's, `2026-11-15`; empty where nobody says. */
export const TodayContext = createContext('');

export const useToday = (): string => useContext(TodayContext);

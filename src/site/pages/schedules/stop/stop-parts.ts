import { createContext, useContext } from 'react';
import type { DisplayBoard } from './display-board.tsx';
import type { StopDayView } from './stop-day.tsx';

/** What the page of a stop shows at some of its addresses alone; each is there where the view has it. */
export interface StopParts {
  readonly DisplayBoard: typeof DisplayBoard | undefined;
  readonly StopDayView: typeof StopDayView | undefined;
}

export const StopPartsContext = createContext<StopParts>({
  DisplayBoard: undefined,
  StopDayView: undefined,
});

export const useStopParts = (): StopParts => useContext(StopPartsContext);

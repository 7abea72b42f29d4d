import { createContext } from 'react';

/** Off where a page is drawn for another moment than the present: what is live then would not belong to it. */
export const LiveSwitch = createContext(true);

import { createContext } from 'react';

/** The address of the page, with its query: it may name parts of blocks. */
export const PageAddressContext = createContext('');

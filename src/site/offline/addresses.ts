/** Where the service worker is. Its scope is the folder it stands in: the whole site. */
export const serviceWorkerPath = '/sw.js';

/** The Trusted Types policy that gives out its address: browsers take it from nothing else. */
export const serviceWorkerPolicy = 'service-worker';

/** The header that tells a script when the view it asked for was kept. */
export const keptAtHeader = 'x-kept-at';

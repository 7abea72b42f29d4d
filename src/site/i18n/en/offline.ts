import type { Catalogue } from '../catalogue.ts';

export const offline: Catalogue['offline'] = {
  title: 'No connection',
  text: 'This page is not kept on this device. It will open as soon as the network is back.',
  retry: 'Try again',
  kept: 'On this device, without a connection',
  nothingKept: 'Nothing is kept yet. Stops that you look at will then open without a connection.',
  keptAt: (moment) => `Copy from ${moment}`,
};

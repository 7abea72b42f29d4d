import type { Catalogue } from '../catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  onThisPage: 'On this page',
  goings: 'To',
  comings: 'From',
  note: 'Note',
  download: 'Download',
  tabs: 'Tabs',
  opening: {
    anticipated: 'Anticipated opening',
    expected_delivery: 'Expected delivery',
    full: 'Full opening',
  },
  done: 'Completed',
  progress: (percent) => `${percent}% complete`,
};

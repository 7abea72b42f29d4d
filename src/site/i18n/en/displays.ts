import type { FullCatalogue } from '../catalogue.ts';
import { vehicleWords } from './vehicle-words.ts';

export const displays: FullCatalogue['displays'] = {
  title: 'Show departures elsewhere',
  summary: 'The departures of a stop on a lobby screen, as plain text or in a frame on your site.',
  intro:
    'The page of every stop comes in three other forms, at the same address. They are free and need no account.',
  modes: {
    lobby: {
      title: 'A screen in a lobby',
      summary:
        'The next five departures in large type, with the time, for a lobby, a café or a waiting room.',
      how: {
        first:
          'Connect a computer or a small box with a browser to the screen, and open the address below in full screen (F11).',
        second: (fleet = 'bus') =>
          `The page follows ${vehicleWords(fleet).runs} live, counts down the minutes and reloads itself a few times a day.`,
        third: 'If the network goes down, scheduled times stay on screen and the display says since when.',
      },
    },
    text: {
      title: 'Plain text',
      summary: 'One departure per line, without layout, for a small display, a terminal or a simple program.',
      how: {
        first: 'The address answers in text (UTF-8), without tags. Ask for it every 30 seconds at most.',
        second:
          'For a program, the schedule service gives the same departures as JSON, with their state and age.',
      },
    },
    embed: {
      title: 'A frame on your site',
      summary: 'The board of a stop in a page of your site, kept up to date by itself.',
      how: {
        first: 'Paste the code below into your page. The frame reads well from 280 by 320 pixels up.',
        second: 'It sets no cookies and tracks nobody. Its links open in a new window.',
      },
    },
  },
  stop: 'Stop number',
  stopHint: (stop) => (stop === '' ? 'The digits on the pole' : `For example ${stop}`),
  make: 'Prepare the address',
  result: (name) => `For ${name}`,
  address: 'The address to open',
  code: 'The code to paste',
  frameTitle: (name) => `Next departures at ${name}`,
  open: 'See the result',
  others: 'The other forms',
  api: 'Open data and schedule service',
};

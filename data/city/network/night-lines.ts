import { linesOf } from './line-builder.ts';

const couchetard = linesOf('couchetard');
const fromTheMarket = { timetable: 'night', from: 'marche' };

/** The way home after one o'clock: from the Marché-Neuf only. */
export const nightLines = [
  couchetard('904', ['galeries'], fromTheMarket, 'coteau pinsons plateau'),
  couchetard('907', ['brumes'], fromTheMarket, 'bac vermeille brumes'),
  couchetard('921', ['phare'], fromTheMarket, 'horlogers heron pointe'),
  couchetard('935', ['valfleuri'], fromTheMarket, 'sorbier hardy lanctot aubut'),
  couchetard('950', ['siege'], fromTheMarket, 'horlogers heron forges enclume'),
  couchetard('972', ['clsc'], fromTheMarket, 'bac passeur pont-passeur moulin biez'),
  couchetard('992', ['anse'], fromTheMarket, 'bac passeur pont-passeur greve bellerive'),
];

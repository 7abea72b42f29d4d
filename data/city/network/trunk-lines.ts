import { clock } from './clock-times.ts';
import { linesOf } from './line-builder.ts';

const metrobus = linesOf('metrobus');
const lebus = linesOf('lebus');

/** The backbone: the four Métrobus lines and the leBus lines that follow the main streets. */
export const trunkLines = [
  metrobus(
    '800',
    ['herons', 'coteau'],
    {
      timetable: 'metrobusTrunk',
      shortTrips: [
        { direction: 0, until: 'marche', each: 4, between: [clock(6, 30), clock(9)] },
        { direction: 1, since: 'marche', each: 4, between: [clock(15), clock(18, 30)] },
      ],
    },
    'coteau @marche horlogers heron',
  ),
  metrobus('801', ['valfleuri', 'marche'], 'metrobusEvening', 'sorbier hardy lanctot'),
  metrobus(
    '803',
    ['bellerive', 'coteau'],
    {
      timetable: 'metrobus',
      shortTrips: [{ direction: 1, until: 'marche', each: 3, between: [clock(22), clock(25)] }],
    },
    'coteau @marche bac passeur pont-passeur moulin',
  ),
  metrobus('807', ['universite', 'herons'], 'metrobus', 'heron forges observatoire coteau lanctot'),
  lebus('1', ['gare-fluviale', 'bibliotheque'], 'line1', 'tanneurs poudriere sorbier @marche bac goelands'),
  lebus('4', ['cegep', 'marche'], 'line4', 'sorbier'),
  lebus('7', ['brumes', 'marche'], 'line7', 'bac vermeille brumes'),
  lebus('11', ['anse', 'marche'], 'line11', 'bac passeur pont-passeur greve bellerive voiliers bellerive'),
  lebus('14', ['galeries', 'valfleuri'], 'regular', 'aubut lanctot plateau'),
  lebus('28', ['arena', 'marche'], 'frequent', 'horlogers heron forges'),
  lebus(
    '54',
    ['hopital', 'bellerive'],
    {
      timetable: 'line54',
      shortTrips: [{ direction: 0, until: 'marche', each: 3, between: [clock(15), clock(18, 30)] }],
    },
    'moulin pont-passeur passeur bac @marche sorbier',
  ),
  lebus('65', ['fonderie', 'valfleuri'], 'regular', 'lanctot hardy forges fonderie'),
  lebus('70', ['bellerive', 'coteau'], 'regular', 'coteau lanctot vermeille pont-moulins bellerive'),
  lebus('185', ['anse', 'herons'], 'regular', 'heron vermeille pont-rondeau voiliers bellerive'),
];

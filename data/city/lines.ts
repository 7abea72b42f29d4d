import type { CityPlan, LinePlan } from '#demo/city-plan.ts';
import { clock } from './timetables.ts';

const blue = { colour: '013888', textColour: 'FFFFFF', majorFirst: false, takesBikes: false };
const orange = { colour: 'E04503', textColour: '000000', majorFirst: true, takesBikes: true };
const green = { ...orange, colour: '97BF0D', bunches: true };

/** How the lines of each service type look in the feed, stop and drive. */
export const lineKinds: CityPlan['kinds'] = {
  metrobus: { ...green, apartKm: 0.36, kmh: 29, stopMinutes: 0.45 },
  lebus: { ...blue, apartKm: 0.15, kmh: 30, stopMinutes: 0.35 },
  industriel: { ...blue, apartKm: 0.3, kmh: 33, stopMinutes: 0.2 },
  ecole: { ...blue, apartKm: 0.15, kmh: 28, stopMinutes: 0.4 },
  express: { ...orange, apartKm: 0.75, kmh: 36, stopMinutes: 0.5 },
  couchetard: { ...blue, colour: '1A171B', apartKm: 0.3, kmh: 34, stopMinutes: 0.15 },
};

/** A course goes from the end of direction 1 to the end of direction 0; `@` marks landmarks among streets. */
type Row = readonly [number: string, timetable: string, course: string, more?: More];
type More = Pick<LinePlan, 'promisedMinutes' | 'shortTrips'> & { readonly oneWay?: true };

function linesOf(type: string, rows: readonly Row[]): LinePlan[] {
  return rows.map(([number, timetable, course, { oneWay = false, ...more } = {}]) => {
    const along = course.split(' ');
    const from = (along.shift() as string).slice(1);
    const to = (along.pop() as string).slice(1);
    const ends = oneWay ? ({ ends: [to], from } as const) : ({ ends: [to, from] } as const);
    return { number, type, ...ends, along, timetable, ...more };
  });
}

/** The backbone: lines along the main streets with a bus every few minutes. */
const metrobus = linesOf('metrobus', [
  [
    '800',
    'metrobusTrunk',
    '@coteau coteau @marche horlogers heron @herons',
    {
      shortTrips: [
        { direction: 0, until: 'marche', each: 4, between: [clock('6:30'), clock('9:00')] },
        { direction: 1, since: 'marche', each: 4, between: [clock('15:00'), clock('18:00')] },
      ],
    },
  ],
  ['801', 'metrobusEvening', '@marche sorbier hardy lanctot @valfleuri'],
  [
    '803',
    'metrobus',
    '@coteau coteau @marche bac passeur pont-passeur moulin @bellerive',
    { shortTrips: [{ direction: 1, until: 'marche', each: 3, between: [clock('6:30'), clock('9:00')] }] },
  ],
  ['807', 'metrobus', '@herons heron forges observatoire coteau lanctot @universite'],
]);

/** leBus lines that follow the main streets, then those through the streets of the districts. */
const lebus = linesOf('lebus', [
  ['1', 'line1', '@bibliotheque tanneurs poudriere sorbier @marche bac goelands @gare-fluviale'],
  ['4', 'line4', '@marche sorbier @cegep'],
  ['7', 'line7', '@marche bac vermeille brumes @brumes'],
  ['11', 'line11', '@marche bac passeur pont-passeur greve bellerive voiliers bellerive @anse'],
  ['14', 'regular', '@valfleuri aubut lanctot plateau @galeries'],
  ['28', 'frequent', '@marche horlogers heron forges @arena'],
  [
    '54',
    'line54',
    '@bellerive moulin pont-passeur passeur bac @marche sorbier @hopital',
    { shortTrips: [{ direction: 0, until: 'marche', each: 3, between: [clock('15:00'), clock('18:30')] }] },
  ],
  ['65', 'regular', '@valfleuri lanctot hardy forges fonderie @fonderie'],
  ['70', 'regular', '@coteau coteau lanctot vermeille pont-moulins bellerive @bellerive'],
  ['185', 'regular', '@herons heron vermeille pont-rondeau voiliers bellerive @anse'],
  ['2', 'regular', '@marche bac vermeille sainte-melanie estuaire pointe heron @phare'],
  [
    '3',
    'frequent',
    '@marche horlogers saint-dominique coteau hormidas-roy dollard-vezina sainte-odile coteau pinsons plateau @galeries',
  ],
  ['5', 'regular', '@marche sorbier infirmieres felicite-jobin funiculaire viornes @sommet'],
  ['10', 'regular', '@coteau coteau brumes goemon marees vigie corsaire @corsaire'],
  ['13', 'weekday', '@universite wilbrod-hamel pinsons grand-duc geologues erables @parc-technologique'],
  ['16', 'local', '@sommet viornes sentier hardy pre lilas @valfleuri'],
  ['18', 'local', '@phare pointe bernaches passerelle saint-clet @herons'],
  ['21', 'local', '@cegep college alisiers tancrede-labbe hardy minerai 2e-avenue @arena'],
  ['25', 'regular', '@clsc biez vieux-quai joseph-emond moulin pont-passeur passeur bac @marche'],
  ['32', 'local', '@marina regate skipper timoniers drisse bouees @belle-anse'],
  ['36', 'local', '@galeries amelanchiers falaise coteau brumes saint-malo @port'],
  ['41', 'local', '@valfleuri aubut sainte-flore lilas lanctot jonquilles rucher hardy @galeries-nord'],
  ['44', 'regular', '@coteau coteau cloutier hardy lanctot @valfleuri'],
  ['47', 'weekday', '@herons heron forges charbon 4e-avenue minerai 9e-avenue @parc-industriel'],
  ['61', 'localNoSunday', '@belle-anse bouees bassin bellerive verger meunerie moulin @bellerive'],
  ['79', 'local', '@hopital infirmieres tancrede-labbe observatoire forges trempe 3e-avenue enclume @siege'],
  ['84', 'regular', '@corsaire marees noroit vermeille lanctot bellechasse saintonge coteau @universite'],
  [
    '87',
    'local',
    '@bibliotheque saint-rosaire pont-levis observatoire combe saint-hyacinthe infirmieres @cegep',
  ],
  ['92', 'weekday', '@siege enclume 8e-avenue haut-fourneau 3e-avenue mouleurs forges heron @herons'],
  ['111', 'localNoSaturday', '@bellerive censitaires meunerie moulin grande-ligne @belle-anse'],
  [
    '136',
    'local',
    '@herons heron forges castonguay sorbier observatoire aubepine rosaire-bilodeau sorbier @belvedere',
  ],
]);

/** To the high schools; those with a G have no return trip. */
const school = linesOf('ecole', [
  ['3A', 'school', '@coteau coteau tanneurs @ecole-poudriere'],
  ['36A', 'school', '@corsaire corne misaine cabestan brumes coteau falaise @ecole-plateau'],
  ['54A', 'school', '@clsc biez sainte-helene moulin bellerive @ecole-greve'],
  ['84A', 'school', '@arena mouleurs hardy tancrede-labbe @ecole-belvedere'],
  ['92A', 'school', '@anse bellerive voiliers lucien-fiset bellerive @ecole-greve'],
  ['11G', 'schoolOneWay', '@belle-anse balancier bassin bellerive @ecole-greve', { oneWay: true }],
  ['25G', 'schoolOneWay', '@gare-fluviale bac sorbier poudriere tanneurs @ecole-poudriere', { oneWay: true }],
]);

/** Inbound in the morning, outbound in the afternoon. */
const express = linesOf('express', [
  ['200', 'rush', '@hauteurs coteau @marche', { promisedMinutes: 23 }],
  ['214', 'line214', '@brumes brumes vermeille bac @marche', { promisedMinutes: 24 }],
  ['236', 'rush', '@moulin moulin pont-passeur passeur bac @marche', { promisedMinutes: 21 }],
  [
    '250',
    'rushLight',
    '@anse bellerive voiliers pont-rondeau vermeille heron forges observatoire coteau lanctot @universite',
    { promisedMinutes: 30 },
  ],
  ['279', 'rush', '@belvedere sorbier @marche', { promisedMinutes: 19 }],
  ['283', 'rush', '@phare heron horlogers @marche'],
  ['331', 'rush', '@verger lanctot coteau @marche', { promisedMinutes: 25 }],
  ['374', 'rushLight', '@galeries-nord hardy lanctot observatoire sorbier @marche'],
  ['391', 'rushLight', '@corsaire brumes coteau lanctot @universite'],
  [
    '530',
    'university',
    '@moulin moulin bellerive pont-moulins vermeille lanctot @universite',
    { promisedMinutes: 30 },
  ],
  ['545', 'line545', '@fonderie fonderie forges hardy lanctot @universite', { promisedMinutes: 28 }],
  ['584', 'rushLight', '@phare heron forges observatoire coteau @parc-technologique'],
]);

/** For the shifts of the plants. */
const industrial = linesOf('industriel', [
  ['9', 'shifts', '@coteau coteau lanctot vermeille macareux @port'],
  ['22', 'shifts', '@marche sorbier hardy forges fonderie @fonderie'],
  [
    '29',
    'shifts',
    '@bellerive moulin pont-passeur passeur bac horlogers heron forges charbon @parc-industriel',
  ],
  ['33', 'shifts', '@marche coteau elie-tardif @parc-technologique'],
  ['57', 'shifts', '@herons heron forges fonderie @siege'],
  ['88', 'shifts', '@valfleuri lanctot hardy @parc-industriel'],
]);

/** The way home after one o'clock: from the Marché-Neuf only. */
const night = linesOf('couchetard', [
  ['904', 'night', '@marche coteau pinsons plateau @galeries', { oneWay: true }],
  ['907', 'night', '@marche bac vermeille brumes @brumes', { oneWay: true }],
  ['921', 'night', '@marche horlogers heron pointe @phare', { oneWay: true }],
  ['935', 'night', '@marche sorbier hardy lanctot aubut @valfleuri', { oneWay: true }],
  ['950', 'night', '@marche horlogers heron forges enclume @siege', { oneWay: true }],
  ['972', 'night', '@marche bac passeur pont-passeur moulin biez @clsc', { oneWay: true }],
  ['992', 'night', '@marche bac passeur pont-passeur greve bellerive @anse', { oneWay: true }],
]);

export const lines: readonly LinePlan[] = [
  ...metrobus,
  ...lebus,
  ...school,
  ...express,
  ...industrial,
  ...night,
];

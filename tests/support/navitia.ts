/** Places and journeys as a Navitia writes them, for readers. */

type Json = Readonly<Record<string, unknown>>;

const regions = [{ id: 'admin:1', name: 'Havremont', level: 8 }];

export const samplePlace = (type: string, { id, name }: { id: string; name: string }): Json => ({
  id,
  name,
  quality: 0,
  embedded_type: type,
  [type]: { id, name, coord: { lon: '-71.84', lat: '47.62' }, administrative_regions: regions },
});

const stop = (code: string, name: string) => samplePlace('stop_point', { id: `stop_point:${code}`, name });

export const sampleWalk = (own: Json = {}): Json => ({
  type: 'street_network',
  mode: 'walking',
  duration: 180,
  from: samplePlace('address', { id: '-71.79;47.60', name: '1, rue du Départ' }),
  to: stop('1001', 'Départ'),
  departure_date_time: '20261116T130500',
  arrival_date_time: '20261116T130800',
  path: [
    { length: 200, name: 'rue du Départ', duration: 150, direction: 0 },
    { length: 40, name: '', duration: 30, direction: 90 },
  ],
  ...own,
});

export const sampleRide = (own: Json = {}): Json => ({
  type: 'public_transport',
  duration: 600,
  from: stop('1001', 'Départ'),
  to: stop('1002', 'Arrivée'),
  departure_date_time: '20261116T131000',
  base_departure_date_time: '20261116T130800',
  arrival_date_time: '20261116T132000',
  base_arrival_date_time: '20261116T131800',
  data_freshness: 'realtime',
  display_informations: { code: '801', headsign: 'Marché-Neuf', direction: 'Marché-Neuf' },
  links: [
    { type: 'vehicle_journey', id: 'vehicle_journey:trip:of-the:801:20261116' },
    { type: 'line', id: 'line:801' },
  ],
  stop_date_times: [
    ['1001', '20261116T131000'],
    ['1009', '20261116T131500'],
    ['1002', '20261116T132000'],
  ].map(([code, time]) => ({
    stop_point: { id: `stop_point:${code}`, name: 'Au milieu', coord: { lon: -71.8, lat: 47.6 } },
    departure_date_time: time,
  })),
  geojson: {
    type: 'LineString',
    coordinates: [
      [-71.8, 47.6],
      [-71.81, 47.61],
      [-71.84, 47.62],
    ],
  },
  ...own,
});

export const sampleJourney = (own: Json = {}): Json => ({
  duration: 2100,
  nb_transfers: 1,
  departure_date_time: '20261116T130500',
  arrival_date_time: '20261116T134000',
  requested_date_time: '20261116T130500',
  type: 'best',
  status: '',
  tags: [],
  sections: [
    sampleWalk(),
    sampleRide(),
    sampleRide({
      departure_date_time: '20261116T132500',
      base_departure_date_time: undefined,
      arrival_date_time: '20261116T134000',
      base_arrival_date_time: undefined,
      data_freshness: 'base_schedule',
      additional_informations: ['regular', 'last_of_day'],
      display_informations: { code: '7', headsign: 'Vieux-Port' },
      stop_date_times: [],
    }),
  ],
  ...own,
});

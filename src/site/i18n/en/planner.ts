/** Words of the form of the trip planner, which the home page has too. */
export const planner = {
  title: 'Trip planner',
  from: 'From',
  to: 'To',
  swap: 'Swap departure and arrival',
  swapped: (from: string, to: string) => `Departure: ${from || '(empty)'}. Arrival: ${to || '(empty)'}.`,
  clear: { from: 'Clear the departure', to: 'Clear the arrival' },
  locate: {
    from: 'Use my location as the departure',
    to: 'Use my location as the arrival',
  },
  myPosition: 'My location',
  locating: 'Finding your location…',
  located: 'Your location is in the field.',
  position: {
    refused:
      'Your browser does not give this site your location. Allow it in its settings, or type an address or a stop.',
    unknown: 'Your device did not find your location. Type an address, a stop or a place.',
  },
  when: 'When',
  now: 'Now',
  depart: 'Leave at',
  arrive: 'Arrive by',
  leaveNow: 'Leave now',
  date: 'Date',
  time: 'Time',
  wishes: 'Preferences',
  lessWalking: 'Less walking',
  wheelchair: 'In a wheelchair',
  submit: 'See trips',
  openIn: (service: string) => `Open in ${service}`,
  openMaps: 'Open in a maps service',
  /** Over the page that leads on to it. */
  faults: {
    from: {
      missing: 'Tell us where you leave from.',
      unknown: 'No place has that name. Try an address, a stop or a stop number.',
      several: 'Several places have that name. Choose where you leave from.',
      'too-far': 'No stop is close enough to this departure. Try a place nearer to a stop.',
      same: 'The departure and the arrival are at the same place.',
    },
    to: {
      missing: 'Tell us where you are going.',
      unknown: 'No place has that name. Try an address, a stop or a stop number.',
      several: 'Several places have that name. Choose where you are going.',
      'too-far': 'No stop is close enough to this arrival. Try a place nearer to a stop.',
      same: 'The departure and the arrival are at the same place.',
    },
    time: 'There is no such date or time. Write the time like this: 1:05\u00a0p.m.',
  },
  choose: { from: 'Departure', to: 'Arrival' },
  places: {
    suggestions: 'Suggested places',
    recent: 'Last places',
    stops: 'Stops',
    addresses: 'Addresses',
    others: 'Places',
    none: 'No results',
    failed: 'Suggestions could not be loaded. Type the whole name.',
    count: (count: number) =>
      count === 1 ? '1\u00a0place, down arrow to choose it' : `${count}\u00a0places, arrows to choose`,
  },
  last: 'Last trips',
  /** In their place on the home page. */
  noneLast: 'Your last trips show here. They stay on this device.',
  forget: 'Clear these trips',
  forgotten: 'Your last places and trips are cleared from this device.',
};

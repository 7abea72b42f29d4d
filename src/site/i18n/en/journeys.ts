import type { Mode } from '#domain/mode.ts';
import { vehicleOfLine, vehicleWords } from './vehicle-words.ts';

/** “The bus comes”, “The ferry leaves”, “Departure” */
function comes(mode: Mode = 'bus'): string {
  const { one, calls } = vehicleWords(mode);
  return mode === 'vehicle' ? 'Departure' : `The ${one} ${calls}`;
}

function isHere(mode: Mode = 'bus'): string {
  const { one, calls } = vehicleWords(mode);
  if (mode === 'vehicle') return 'Departure now';
  return `The ${one} ${calls === 'comes' ? 'is here' : 'is leaving'}`;
}

const noneLinks = (fleet: Mode = 'bus'): string =>
  `No ${fleet === 'vehicle' ? 'route' : vehicleWords(fleet).one} connects these two places`;

/** Words of the journeys that the trip planner found, and of following one. */
export const journeys = {
  title: (from: string, to: string) => `${from} → ${to}`,
  fromTo: 'to',
  summary: (from: string, to: string, fleet: Mode = 'bus') =>
    `Live ${fleet === 'vehicle' ? 'transit' : vehicleWords(fleet).one} trips: ${from} → ${to}.`,
  leaveAt: (day: string, time: string) => `${day}, leave at ${time}`,
  arriveBy: (day: string, time: string) => `${day}, arrive by ${time}`,
  leaveNow: (time: string) => `Leave now (${time})`,
  edit: 'Change',
  list: 'Trips',
  /** What a journey is best at. */
  labels: {
    direct: 'No transfer',
    earliest: 'Arrives first',
    latest: 'Leaves last',
    'less-walking': 'Less walking',
    'on-foot': 'On foot',
  },
  /** Before a time that is one of many, and how often one comes. */
  about: (time: string) => `about ${time}`,
  every: (time: string, every: string) => `about ${time}, ${every}`,
  byPhone: (line: string) => `The ${line} stops on request, by phone`,
  walkMinutes: (minutes: number) => `${minutes}\u00a0min walk`,
  walk: (minutes: number, distance: string) => `${minutes}\u00a0min walk, ${distance}`,
  leaveIn: 'leave in',
  /** Instead of minutes: the journey begins, or has begun. */
  leaveNowWords: 'leave',
  left: 'gone',
  to: 'arrives at',
  /** Before a time that says itself that it is not certain. */
  toAbout: 'arrives',
  minutes: (minutes: number) =>
    [
      ...(minutes < 60 ? [] : [`${Math.floor(minutes / 60)}\u00a0h`]),
      ...(minutes >= 60 && minutes % 60 === 0 ? [] : [`${minutes % 60}\u00a0min`]),
    ].join('\u00a0'),
  changes: (count: number) =>
    count === 0 ? 'no transfer' : count === 1 ? '1\u00a0transfer' : `${count}\u00a0transfers`,
  onFoot: (minutes: number) => `${minutes}\u00a0min on foot`,
  tight: (minutes: number) => `Short transfer: ${minutes}\u00a0min`,
  tightHelp: (line: string, time: string) => `If you miss it, the next ${line} is at ${time}.`,
  tightLast: (line: string) => `It is the last ${line} of the day.`,
  missed: 'Missed transfer',
  missedHelp: (line: string, time: string) => `The next ${line} is at ${time}.`,
  missedLast: (line: string) => `There is no other ${line} that day.`,
  cancelled: (line: string) => `The ${line} is cancelled`,
  lastOfDay: 'Last of the day',
  lastOf: (line: string) => `Last ${line} of the day`,
  notice: (line: string, title: string) => `${line}: ${title}`,
  earlier: 'Earlier',
  later: 'Later',
  towards: (name: string) => `To ${name}`,
  stops: (count: number, minutes: number) =>
    count === 1 ? `1\u00a0stop, ${minutes}\u00a0min` : `${count}\u00a0stops, ${minutes}\u00a0min`,
  /** Read aloud before a time that no longer holds. */
  planned: 'scheduled at',
  arrival: (name: string) => `Arrival: ${name}`,
  operatedBy: 'Operated by',
  stayOn: (mode: Mode = 'bus') => `Stay on board: the ${vehicleWords(mode).one} goes on under this number.`,
  guaranteed: (mode: Mode = 'bus') => `This ${vehicleWords(mode).one} waits for the one before.`,
  price: 'Price',
  withOpus: 'with OPUS',
  withCard: 'with a card',
  cash: 'cash',
  transferUntil: (time: string) => `Transfers included until ${time}.`,
  paidTimes: (count: number) =>
    `The transfer runs out on the way: you pay ${count === 2 ? 'twice' : `${count}\u00a0times`}.`,
  bestFare: 'Best fare',
  follow: 'Follow this trip',
  share: 'Share',
  /** On the button, and its name for those who listen. */
  calendar: 'Calendar',
  calendarName: 'Add to the calendar',
  print: 'Print',
  mapOf: (parts: string) => `Map of the trip: ${parts}.`,
  mapRide: (line: string, stop: string) => `the ${line} to ${stop}`,
  mapWalk: 'on foot',
  andThen: ', then ',
  /** Over other journeys, where the one of a link is not among them. */
  gone: {
    unknown: 'The trip in this link is no longer available. Here are others.',
    cancelled: (line: string) => `The ${line} of this trip is cancelled. Here are other trips.`,
    file: 'This trip is no longer available: it cannot be added to a calendar.',
  },
  /** Where nobody confirmed the live times for two minutes. */
  refresh: 'Refresh',
  /** Where there is nothing to show. */
  none: {
    title: 'No trip found',
    help: (fleet: Mode = 'bus') => `${noneLinks(fleet)} at that time. Try another time or another service.`,
    helpWishes: (fleet: Mode = 'bus') =>
      `${noneLinks(fleet)} at that time with your preferences. Change them, or try another time or another service.`,
    later: 'One hour later',
    tomorrow: 'Tomorrow morning',
    dayAfter: 'The next morning',
    moreWalking: 'Accept more walking',
    anyVehicle: (fleet: Mode = 'bus') => `Any ${vehicleWords(fleet).run}, accessible or not`,
  },
  outside: {
    title: 'No schedule for that date',
    help: 'The schedules of that day are not published yet, or no longer are. Choose another date.',
    now: 'Leave now',
  },
  failed: {
    title: 'The trip planner is not responding',
    help: 'Your places are kept in the form. Try again in a moment, or open this trip in another service.',
    retry: 'Try again',
  },
  calendarTitle: (from: string, to: string) => `Trip: ${from} → ${to}`,
  calendarWalk: (time: string, minutes: number, to: string) => `${time} ${minutes}\u00a0min walk to ${to}`,
  calendarRide: (time: string, vehicle: string, stop: string) => `${time} ${vehicle}, from ${stop}`,
  vehicleOfLine,
  calendarOff: (time: string, stop: string) => `${time} Get off at ${stop}`,
  calendarEnd: (time: string, place: string) => `${time} Arrival, ${place}`,
  /** Following one. */
  following: {
    title: 'Follow the trip',
    heading: (to: string) => `To ${to}`,
    summary: (to: string) => `Your trip to ${to}, followed live.`,
    updated: (time: string) => `Updated at ${time}`,
    refresh: 'Refresh',
    leaveIn: (minutes: number, time: string) => `Leave in ${minutes}\u00a0min, at ${time}`,
    leaveAt: (time: string, day: string | undefined) =>
      day === undefined ? `Leave at ${time}` : `Leave on ${day}, at ${time}`,
    leaveNow: 'Leave now',
    walkTo: (minutes: number, stop: string) => `${minutes}\u00a0min walk to ${stop}.`,
    takeBus: (line: string, towards: string, { stop, time }: { stop: string; time: string }) =>
      `The ${line} to ${towards}, at ${stop}, ${time}`,
    /** Of a bus that comes every so often alone. */
    leaveAbout: (time: string) => `Leave about ${time}`,
    comesEvery: (every: string, mode: Mode = 'bus') => `${comes(mode)} ${every}`,
    changeEvery: (line: string, every: string) => `Transfer to the ${line}: ${every}.`,
    arrivedAbout: (time: string) => `Arrival expected about ${time}`,
    comesIn: (minutes: number, mode: Mode = 'bus') =>
      minutes < 1 ? isHere(mode) : `${comes(mode)} in ${minutes}\u00a0min`,
    comesAt: (time: string, day: string | undefined, mode: Mode = 'bus') =>
      day === undefined ? `${comes(mode)} at ${time}` : `${comes(mode)} on ${day}, at ${time}`,
    onBus: (line: string) => `You are on the ${line}`,
    goesOnAs: (line: string, mode: Mode = 'bus') =>
      `Stay on board: the ${vehicleWords(mode).one} goes on as the ${line}.`,
    stopsLeft: (count: number, stop: string) => `Get off in ${count}\u00a0stops, at ${stop}.`,
    nextButOne: (stop: string) => `Get off at the stop after the next: ${stop}.`,
    next: (stop: string) => `Get off at the next stop: ${stop}.`,
    getOff: (stop: string) => `Get off here: ${stop}.`,
    lastWalk: (minutes: number) => `${minutes}\u00a0min left on foot.`,
    arrived: 'You have arrived',
    arrivedAt: (time: string) => `Arrival expected at ${time}`,
    safe: (line: string, minutes: number) => `Transfer to the ${line}: ${minutes}\u00a0min, you have time.`,
    tight: (line: string, minutes: number) => `Short transfer to the ${line}: ${minutes}\u00a0min.`,
    missed: (line: string) => `Transfer to the ${line} missed`,
    nextChoice: (line: string, time: string) => `The next ${line} is at ${time}`,
    noNext: (line: string) => `There is no other ${line} that day.`,
    cancelled: (line: string) => `The ${line} is cancelled`,
    skips: (line: string, stop: string) => `The ${line} does not stop at ${stop}`,
    broken: 'The rest of this trip is no longer possible.',
    findOther: 'Find another trip',
    steps: 'Steps',
    unknown: 'This trip is no longer on the schedule.',
    badLink: 'This link does not lead to a trip.',
    notLive: 'Scheduled times: nothing comes in live.',
  },
};

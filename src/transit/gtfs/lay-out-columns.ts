import { FeedFault } from '../archive/feed-fault.ts';
import { callLimits } from '../timetable/call.ts';
import type { Columns } from '../timetable/columns.ts';
import type { Stop } from '../timetable/facts.ts';
import { gatherPlatforms } from '../timetable/stations.ts';
import { assignDirections } from './directions/assign-directions.ts';
import type { ExpandedTrip } from './expand-frequencies.ts';
import type { SequenceIndex } from './bytes/sequence-index.ts';
import { mostStops, stopUnit } from './tables/stop-times-columns.ts';
import { patternHead, profileHead } from './trip-assembler.ts';
import type { TripsTable } from './tables/trips-table.ts';

interface Parts {
  readonly trips: readonly ExpandedTrip[];
  /** The trips as the file has them. */
  readonly table: TripsTable;
  readonly patterns: SequenceIndex;
  readonly profiles: SequenceIndex;
  readonly numberings: SequenceIndex;
  readonly days: Pick<Columns, 'dayOffset' | 'dayService'>;
  readonly stops: readonly Stop[];
}

/** Puts everything an import found end to end, trips in the order of their ids. */
export function layOutColumns(parts: Parts): Columns {
  if (parts.trips.length > callLimits.trips) throw new FeedFault('table-too-large', 'trips.txt');
  if (parts.stops.length > mostStops) throw new FeedFault('table-too-large', 'stops.txt');
  const trips = layOutTrips(sortById(parts), parts.table);
  const given = layOutPatterns(parts.patterns);
  const headsignText = (headsign: number) => parts.table.headsigns.text(headsign);
  const patternDirection = assignDirections({ ...given, ...trips, stops: parts.stops, headsignText });
  const patterns = { ...given, patternDirection };
  return {
    ...trips,
    ...patterns,
    ...layOutProfiles(parts.profiles),
    ...layOutNumberings(parts.numberings),
    ...layOutGroups(trips, parts.patterns.size),
    ...layOutCalls(patterns, parts.stops),
    ...parts.days,
  };
}

function sortById({ trips, table: { ids } }: Parts): readonly ExpandedTrip[] {
  const isSorted = trips.every(({ id }, place) => {
    const before = trips[place - 1];
    return before === undefined || ids.compare(before.id, id) <= 0;
  });
  return isSorted ? trips : trips.toSorted((one, two) => ids.compare(one.id, two.id));
}

/** One loop over the trips: there may be a hundred thousand. */
function layOutTrips(trips: readonly ExpandedTrip[], table: TripsTable) {
  const count = trips.length;
  const column = () => new Uint32Array(count);
  const columns = {
    tripIdOffset: new Uint32Array(count + 1),
    tripPattern: column(),
    tripProfile: column(),
    tripStart: new Int32Array(count),
    tripService: column(),
    tripHeadsign: column(),
    tripShape: new Int32Array(count),
    tripBlock: new Int32Array(count),
    tripFlags: new Uint8Array(count),
    tripNumbering: column(),
    tripFrequency: new Int32Array(trips.some(({ frequency }) => frequency >= 0) ? count : 0),
  };
  let bytes = 0;
  for (let trip = 0; trip < count; trip += 1) {
    const each = trips[trip] as ExpandedTrip;
    columns.tripPattern[trip] = each.pattern;
    columns.tripProfile[trip] = each.profile;
    columns.tripStart[trip] = each.start;
    columns.tripFlags[trip] = each.flags;
    columns.tripNumbering[trip] = each.numbering;
    if (columns.tripFrequency.length > 0) columns.tripFrequency[trip] = each.frequency;
    columns.tripService[trip] = table.service.values[each.source] as number;
    columns.tripHeadsign[trip] = table.headsign.values[each.source] as number;
    columns.tripShape[trip] = table.shape.values[each.source] as number;
    columns.tripBlock[trip] = table.block.values[each.source] as number;
    bytes += table.ids.lengthOf(each.id);
    columns.tripIdOffset[trip + 1] = bytes;
  }
  const tripIdBytes = new Uint8Array(bytes);
  for (let trip = 0; trip < count; trip += 1) {
    table.ids.copyTo(tripIdBytes, columns.tripIdOffset[trip] as number, (trips[trip] as ExpandedTrip).id);
  }
  return { ...columns, tripIdBytes };
}

function layOutPatterns(patterns: SequenceIndex) {
  const lists = Array.from({ length: patterns.size }, (_, pattern) => {
    const list = patterns.valuesOf(pattern);
    const hasHeadsigns = list.at(-1) === -1;
    const length = hasHeadsigns ? (list.length - patternHead - 1) / 2 : list.length - patternHead;
    const calls = list.subarray(patternHead, patternHead + length);
    return { list, calls, headsigns: hasHeadsigns ? list.subarray(patternHead + length, -1) : undefined };
  });
  const patternOffset = offsetsOf(lists.map(({ calls }) => calls.length));
  const cells = patternOffset.at(-1) ?? 0;
  const patternStop = new Uint32Array(cells);
  const patternFlags = new Uint16Array(cells);
  const hasAny = lists.some(({ headsigns }) => headsigns !== undefined);
  const patternHeadsign = new Int32Array(hasAny ? cells : 0).fill(-1);
  for (const [pattern, { calls, headsigns }] of lists.entries()) {
    const from = patternOffset[pattern] as number;
    for (const [place, call] of calls.entries()) {
      patternStop[from + place] = Math.floor(call / stopUnit);
      patternFlags[from + place] = call % stopUnit;
    }
    if (headsigns) patternHeadsign.set(headsigns, from);
  }
  return {
    patternOffset,
    patternStop,
    patternFlags,
    patternHeadsign,
    patternLine: Uint32Array.from(lists, ({ list }) => list[0] as number),
    patternDirection: Uint8Array.from(lists, ({ list }) => list[1] as number),
  };
}

function layOutProfiles(profiles: SequenceIndex) {
  const lists = Array.from({ length: profiles.size }, (_, profile) =>
    profiles.valuesOf(profile).subarray(profileHead),
  );
  const profileOffset = offsetsOf(lists.map(({ length }) => length / 2));
  const cells = profileOffset.at(-1) ?? 0;
  const profileArrival = new Int32Array(cells);
  const profileDeparture = new Int32Array(cells);
  for (const [profile, list] of lists.entries()) {
    const from = profileOffset[profile] as number;
    profileArrival.set(list.subarray(0, list.length / 2), from);
    profileDeparture.set(list.subarray(list.length / 2), from);
  }
  return { profileOffset, profileArrival, profileDeparture };
}

function layOutNumberings(numberings: SequenceIndex) {
  const lists = Array.from({ length: numberings.size }, (_, each) => numberings.valuesOf(each));
  const numberingOffset = offsetsOf(lists.map(({ length }) => length));
  const numberingSequence = new Uint32Array(numberingOffset.at(-1) ?? 0);
  for (const [each, list] of lists.entries()) numberingSequence.set(list, numberingOffset[each]);
  return { numberingOffset, numberingSequence };
}

function layOutGroups(
  trips: Pick<Columns, 'tripPattern' | 'tripService' | 'tripStart'>,
  patterns: number,
): Pick<Columns, 'groupOffset' | 'groupService' | 'groupTripOffset' | 'groupTrip'> {
  const { tripPattern, tripService, tripStart } = trips;
  const groupTrip = Uint32Array.from(tripPattern, (_, trip) => trip);
  groupTrip.sort(
    (one, two) =>
      (tripPattern[one] as number) - (tripPattern[two] as number) ||
      (tripService[one] as number) - (tripService[two] as number) ||
      (tripStart[one] as number) - (tripStart[two] as number) ||
      one - two,
  );
  const services: number[] = [];
  const firsts: number[] = [];
  const groupOffset = new Uint32Array(patterns + 1);
  let pattern = -1;
  let service = -1;
  for (const [place, trip] of groupTrip.entries()) {
    if (tripPattern[trip] === pattern && tripService[trip] === service) continue;
    pattern = tripPattern[trip] as number;
    service = tripService[trip] as number;
    services.push(service);
    firsts.push(place);
    groupOffset[pattern + 1] = services.length;
  }
  // A pattern that no trip uses has no group: its end is where the one before ends.
  for (let each = 0; each < patterns; each += 1) {
    groupOffset[each + 1] = Math.max(groupOffset[each + 1] as number, groupOffset[each] as number);
  }
  return {
    groupOffset,
    groupService: Uint32Array.from(services),
    groupTripOffset: Uint32Array.from([...firsts, groupTrip.length]),
    groupTrip,
  };
}

/**
 * Stops to patterns, by line and direction: the calls of one line at a stop stand together. A station of several platforms
 * has the calls of all of them, so that whatever is asked of a stop can be asked of it.
 */
function layOutCalls(
  patterns: Pick<Columns, 'patternOffset' | 'patternStop' | 'patternLine' | 'patternDirection'>,
  stops: readonly Stop[],
): Pick<Columns, 'callOffset' | 'callPattern' | 'callPosition'> {
  const { patternOffset, patternStop, patternLine, patternDirection } = patterns;
  const counts = new Uint32Array(stops.length);
  for (const stop of patternStop) counts[stop] = (counts[stop] as number) + 1;
  const stationOf = new Int32Array(stops.length).fill(-1);
  for (const [station, platforms] of gatherPlatforms(stops, (stop) => counts[stop] !== 0)) {
    if (platforms.length < 2) continue;
    for (const platform of platforms) {
      stationOf[platform] = station;
      counts[station] = (counts[station] as number) + (counts[platform] as number);
    }
  }
  const callOffset = offsetsOf([...counts]);
  const next = callOffset.slice();
  const callPattern = new Uint32Array(callOffset.at(-1) ?? 0);
  const callPosition = new Uint32Array(callPattern.length);
  const put = (stop: number, pattern: number, position: number) => {
    const place = next[stop] as number;
    callPattern[place] = pattern;
    callPosition[place] = position;
    next[stop] = place + 1;
  };
  const order = Uint32Array.from(patternLine, (_, pattern) => pattern).sort(
    (one, two) =>
      (patternLine[one] as number) - (patternLine[two] as number) ||
      (patternDirection[one] as number) - (patternDirection[two] as number) ||
      one - two,
  );
  for (const pattern of order) {
    const from = patternOffset[pattern] as number;
    for (let at = from; at < (patternOffset[pattern + 1] as number); at += 1) {
      const stop = patternStop[at] as number;
      put(stop, pattern, at - from);
      const station = stationOf[stop] as number;
      if (station >= 0) put(station, pattern, at - from);
    }
  }
  return { callOffset, callPattern, callPosition };
}

function offsetsOf(lengths: readonly number[]) {
  const offsets = new Uint32Array(lengths.length + 1);
  for (const [place, length] of lengths.entries()) offsets[place + 1] = (offsets[place] as number) + length;
  return offsets;
}

import fc from 'fast-check';
import gtfs from 'gtfs-realtime-bindings';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { cases } from '#tests/support/cases.ts';
import type {
  Alert as OurAlert,
  FeedMessage,
  StopStatus,
  VehiclePosition as OurVehicle,
} from './feed-format.ts';
import { readFeedMessage, writeFeedMessage } from './feed-message.ts';

const peer = gtfs.transit_realtime;
const { Alert, FeedHeader, TripDescriptor, TripUpdate, VehiclePosition } = peer;

/** The peer's enumerations, in our spelling: its own list decides which words there are. */
function words<Name extends string>(enumeration: object): fc.Arbitrary<Name> {
  const names = Object.keys(enumeration).filter((key) => !/^\d/.test(key));
  return fc.constantFrom(...names.map((name) => name.toLowerCase().replaceAll('_', '-') as Name));
}

const text = anyText({ maxLength: 60 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const record = <T>(model: { [K in keyof T]-?: fc.Arbitrary<T[K]> }) => fc.record(model) as fc.Arbitrary<T>;
const list = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });
const int32 = fc.integer();
const uint32 = fc.nat(0xffff_ffff);
const uint64 = fc.oneof(fc.nat(2 ** 31), fc.maxSafeNat());
const int64 = fc.oneof(fc.nat(2 ** 31), fc.maxSafeInteger());
const float = fc.float({ noNaN: true, noDefaultInfinity: true });

const trip = record({
  tripId: maybe(text),
  startTime: maybe(text),
  startDate: maybe(text),
  scheduleRelationship: words<'scheduled'>(TripDescriptor.ScheduleRelationship),
  routeId: maybe(text),
  directionId: maybe(uint32),
});
const vehicle = record({ id: maybe(text), label: maybe(text) });
const event = record({ delay: maybe(int32), time: maybe(int64), uncertainty: maybe(int32) });
const stopTimeUpdate = record({
  stopSequence: maybe(uint32),
  stopId: maybe(text),
  arrival: maybe(event),
  departure: maybe(event),
  scheduleRelationship: words<'scheduled'>(TripUpdate.StopTimeUpdate.ScheduleRelationship),
});
const tripUpdate = record({
  trip,
  vehicle: maybe(vehicle),
  stopTimeUpdates: list(stopTimeUpdate),
  timestamp: maybe(uint64),
  delay: maybe(int32),
});
const position = record({ latitude: float, longitude: float, bearing: maybe(float), speed: maybe(float) });
const vehiclePosition = record({
  trip: maybe(trip),
  vehicle: maybe(vehicle),
  position: maybe(position),
  currentStopSequence: maybe(uint32),
  stopId: maybe(text),
  currentStatus: words<StopStatus>(VehiclePosition.VehicleStopStatus),
  timestamp: maybe(uint64),
  occupancyStatus: maybe(words<NonNullable<OurVehicle['occupancyStatus']>>(VehiclePosition.OccupancyStatus)),
});
const translated = list(record({ text, language: maybe(text) }));
const selector = record({
  agencyId: maybe(text),
  routeId: maybe(text),
  routeType: maybe(int32),
  trip: maybe(trip),
  stopId: maybe(text),
  directionId: maybe(uint32),
});
const alert = record({
  activePeriods: list(record({ start: maybe(uint64), end: maybe(uint64) })),
  informedEntities: list(selector),
  cause: words<OurAlert['cause']>(Alert.Cause),
  effect: words<OurAlert['effect']>(Alert.Effect),
  url: translated,
  headerText: translated,
  descriptionText: translated,
  severityLevel: words<OurAlert['severityLevel']>(Alert.SeverityLevel),
});
const entity = record({
  id: text,
  isDeleted: fc.boolean(),
  tripUpdate: maybe(tripUpdate),
  vehicle: maybe(vehiclePosition),
  alert: maybe(alert),
});
const header = record({
  version: text,
  incrementality: words<'full-dataset'>(FeedHeader.Incrementality),
  timestamp: maybe(uint64),
});
const messages: fc.Arbitrary<FeedMessage> = record({ header, entities: list(entity) });

const renamed: Readonly<Record<string, string>> = {
  version: 'gtfsRealtimeVersion',
  entities: 'entity',
  stopTimeUpdates: 'stopTimeUpdate',
  activePeriods: 'activePeriod',
  informedEntities: 'informedEntity',
};
const enumerated =
  /^(?:scheduleRelationship|incrementality|currentStatus|occupancyStatus|cause|effect|severityLevel)$/;
const translatable = /^(?:url|headerText|descriptionText)$/;

/** Our message in the peer's words. */
function toPeer(value: unknown, key = ''): unknown {
  if (translatable.test(key)) return { translation: (value as object[]).map((item) => toPeer(item)) };
  if (Array.isArray(value)) return value.map((item) => toPeer(item));
  if (typeof value === 'string' && enumerated.test(key)) return value.toUpperCase().replaceAll('-', '_');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, item]) => item !== undefined && !(translatable.test(name) && item.length === 0))
      .map(([name, item]) => [renamed[name] ?? name, toPeer(item, name)]),
  );
}

const encodeByPeer = (message: object) =>
  peer.FeedMessage.encode(peer.FeedMessage.fromObject(message)).finish();
const decodeByPeer = (bytes: Uint8Array) =>
  peer.FeedMessage.toObject(peer.FeedMessage.decode(bytes), { enums: String, longs: Number, defaults: true });

describe('our codec and the reference bindings', () => {
  it('we read what they write', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (message) => {
        expect(await readFeedMessage(encodeByPeer(toPeer(message) as object))).toEqual(message);
      }),
      cases(150),
    );
  });

  it('they read what we write', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const theirs = decodeByPeer(encodeByPeer(toPeer(message) as object));
        expect(decodeByPeer(writeFeedMessage(message))).toEqual(theirs);
      }),
      cases(150),
    );
  });

  it('we both take or both refuse a message cut at any byte', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (message) => {
        const bytes = writeFeedMessage(message);
        const cuts = Array.from(bytes, (_byte, cut) => bytes.subarray(0, cut));
        const ours = await Promise.all(cuts.map((part) => isTaken(async () => readFeedMessage(part))));
        const theirs = cuts.map((part) => isTaken(async () => peer.FeedMessage.decode(part)));
        expect(ours).toEqual(await Promise.all(theirs));
      }),
      { numRuns: 5 },
    );
  });

  it('we pass over what only they know', async () => {
    const update = { trip: { tripId: 't', scheduleRelationship: 'SCHEDULED' } };
    const known = { header: { gtfsRealtimeVersion: '2.0' }, entity: [{ id: '1', tripUpdate: update }] };
    const more = {
      header: { gtfsRealtimeVersion: '2.0', feedVersion: 'autumn' },
      entity: [
        {
          id: '1',
          tripUpdate: { ...update, tripProperties: { tripId: 'x' }, vehicle: { licensePlate: 'A', id: '9' } },
          shape: { shapeId: 's', encodedPolyline: '_p~iF' },
          stop: { stopId: 's', stopLat: 1.5 },
        },
      ],
    };
    const [first, second] = await Promise.all(
      [known, more].map((message) => readFeedMessage(encodeByPeer(message))),
    );
    expect(second).toEqual({
      ...first,
      entities: [
        { ...first?.entities[0], tripUpdate: { ...first?.entities[0]?.tripUpdate, vehicle: { id: '9' } } },
      ],
    });
  });
});

function isTaken(read: () => Promise<unknown>): Promise<boolean> {
  return read().then(
    () => true,
    () => false,
  );
}

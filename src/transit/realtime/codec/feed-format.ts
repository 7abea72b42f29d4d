import {
  float,
  integer,
  list,
  message,
  optional,
  required,
  stated,
  text,
  word,
  type Kind,
  type ReadBy,
} from './message-table.ts';
import { stopTimeUpdate } from './stop-time-update.ts';

// The messages of GTFS-Realtime: the fields that are used here, under the numbers they have on the wire.

export type TripRelationship = TripDescriptor['scheduleRelationship'];
/** Which trip is meant: by its id, or by line, direction and start. */
export type TripDescriptor = ReadBy<typeof tripDescriptor>;
const tripDescriptor = message('TripDescriptor', {
  tripId: optional(1, text),
  /** As in GTFS, such as 25:10:00. */
  startTime: optional(2, text),
  /** The service date, YYYYMMDD. */
  startDate: optional(3, text),
  scheduleRelationship: stated(
    4,
    word({
      scheduled: 0,
      added: 1,
      unscheduled: 2,
      canceled: 3,
      replacement: 5,
      duplicated: 6,
      deleted: 7,
      new: 8,
    }),
    'scheduled',
  ),
  routeId: optional(5, text),
  directionId: optional(6, integer),
});

const vehicleDescriptor = message('VehicleDescriptor', {
  /** Constant for the vehicle, not meant for riders. */
  id: optional(1, text),
  /** What riders read on the vehicle. */
  label: optional(2, text),
});

/** How one trip runs today: late, early, cancelled, added, or past some of its stops. */
export type TripUpdate = ReadBy<typeof tripUpdate>;
const tripUpdate = message('TripUpdate', {
  trip: required(1, tripDescriptor),
  vehicle: optional(3, vehicleDescriptor),
  /** In the order of the trip; a delay at a stop holds until the next stop that is given one. */
  stopTimeUpdates: list(2, stopTimeUpdate),
  /** When the vehicle was last measured, in seconds since the Unix epoch. */
  timestamp: optional(4, integer),
  /** Seconds; positive is late. It counts where no stop is given one. */
  delay: optional(5, integer),
});

/** WGS 84. The wire has single precision: about a metre. */
const position = message('Position', {
  latitude: required(1, float),
  longitude: required(2, float),
  /** Degrees clockwise from true north. */
  bearing: optional(3, float),
  /** Metres a second. */
  speed: optional(5, float),
});

export type StopStatus = VehiclePosition['currentStatus'];
/** Where a vehicle is, on which trip, and near which stop. */
export type VehiclePosition = ReadBy<typeof vehiclePosition>;
const vehiclePosition = message('VehiclePosition', {
  trip: optional(1, tripDescriptor),
  vehicle: optional(8, vehicleDescriptor),
  position: optional(2, position),
  currentStopSequence: optional(3, integer),
  stopId: optional(7, text),
  /** How the vehicle stands towards its current stop; without one it means nothing. */
  currentStatus: stated(4, word({ 'incoming-at': 0, 'stopped-at': 1, 'in-transit-to': 2 }), 'in-transit-to'),
  /** When the position was measured, in seconds since the Unix epoch. */
  timestamp: optional(5, integer),
  occupancyStatus: optional(
    9,
    word({
      empty: 0,
      'many-seats-available': 1,
      'few-seats-available': 2,
      'standing-room-only': 3,
      'crushed-standing-room-only': 4,
      full: 5,
      'not-accepting-passengers': 6,
      'no-data-available': 7,
      'not-boardable': 8,
    }),
  ),
});

const translation = message('Translation', {
  text: required(1, text),
  /** BCP 47; without one the text is in the language of the feed. */
  language: optional(2, text),
});
const translatedString = message('TranslatedString', { translations: list(1, translation) });

/** The same text in several languages; empty when there is none, and then not written. */
export type TranslatedText = readonly ReadBy<typeof translation>[];
const translatedText: Kind<TranslatedText> = {
  wireType: 2,
  read: (reader, end) => translatedString.read(reader, end).translations,
  write(writer, number, translations) {
    if (translations.length > 0) translatedString.write(writer, number, { translations });
  },
};

/** Seconds since the Unix epoch; an absent side is open. */
const timeRange = message('TimeRange', { start: optional(1, integer), end: optional(2, integer) });

/** What an alert is about; all that is given must match together. */
const entitySelector = message('EntitySelector', {
  agencyId: optional(1, text),
  routeId: optional(2, text),
  routeType: optional(3, integer),
  trip: optional(4, tripDescriptor),
  stopId: optional(5, text),
  directionId: optional(6, integer),
});

const cause = word({
  'unknown-cause': 1,
  'other-cause': 2,
  'technical-problem': 3,
  strike: 4,
  demonstration: 5,
  accident: 6,
  holiday: 7,
  weather: 8,
  maintenance: 9,
  construction: 10,
  'police-activity': 11,
  'medical-emergency': 12,
  'special-event': 13,
});
const effect = word({
  'no-service': 1,
  'reduced-service': 2,
  'significant-delays': 3,
  detour: 4,
  'additional-service': 5,
  'modified-service': 6,
  'other-effect': 7,
  'unknown-effect': 8,
  'stop-moved': 9,
  'no-effect': 10,
  'accessibility-issue': 11,
});
const severity = word({ 'unknown-severity': 1, info: 2, warning: 3, severe: 4 });

/** A disturbance told in words, and what it touches. */
export type Alert = ReadBy<typeof alert>;
const alert = message('Alert', {
  /** Without one it holds as long as the feed carries it. */
  activePeriods: list(1, timeRange),
  informedEntities: list(5, entitySelector),
  cause: stated(6, cause, 'unknown-cause'),
  effect: stated(7, effect, 'unknown-effect'),
  url: stated(8, translatedText, []),
  headerText: stated(10, translatedText, []),
  descriptionText: stated(11, translatedText, []),
  severityLevel: stated(14, severity, 'unknown-severity'),
});

/** Absent is the same as false. */
const flag: Kind<boolean> = {
  wireType: 0,
  read: (reader) => reader.readBoolean(),
  write(writer, number, value) {
    if (value) writer.writeBooleanField(number, value);
  },
};

/** One piece of news of a feed; most carry exactly one of the three kinds. */
export type FeedEntity = ReadBy<typeof feedEntity>;
export const feedEntity = message('FeedEntity', {
  id: required(1, text),
  /** Only differential feeds take entities back. */
  isDeleted: stated(2, flag, false),
  tripUpdate: optional(3, tripUpdate),
  vehicle: optional(4, vehiclePosition),
  alert: optional(5, alert),
});

export type FeedHeader = ReadBy<typeof feedHeader>;
export const feedHeader = message('FeedHeader', {
  /** Version of the format, such as 2.0. */
  version: required(1, text),
  incrementality: stated(2, word({ 'full-dataset': 0, differential: 1 }), 'full-dataset'),
  /** When the feed was made, in seconds since the Unix epoch. */
  timestamp: optional(3, integer),
});

/** One GTFS-Realtime message: everything a feed knows at an instant. */
export interface FeedMessage {
  readonly header: FeedHeader;
  readonly entities: readonly FeedEntity[];
}

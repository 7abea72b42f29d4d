/**
 * The door of the engine: what is not named here is its own business. Lines, stops and trips are numbers, the indexes
 * of `timetable.lines`, `timetable.stops` and of the trips; questions are functions of a view or an edition.
 */

// Read a feed: a zip or a folder to its tables, tables to a snapshot with a report, a snapshot to a timetable.
export { FeedFault, feedFaultCodes, type FeedFaultCode } from './archive/feed-fault.ts';
export type { FeedFiles } from './archive/feed-files.ts';
export { filesOfFolder } from './archive/files-of-folder.ts';
export { filesOfZip } from './archive/files-of-zip.ts';
export { listFolder } from './archive/folder-listing.ts';
export { writeZip } from './archive/zip-writer.ts';
export type { FaultCode } from './gtfs/faults.ts';
export { beginImport, importFeed } from './gtfs/import-feed.ts';
export { reviewZone } from './gtfs/review-zone.ts';
export { shownText } from './gtfs/shown-text.ts';
export type { FaultCount, ImportSummary } from './timetable/import-summary.ts';
export { SnapshotFault } from './timetable/snapshot.ts';
export { openTimetable, type Timetable } from './timetable/timetable.ts';

export { platformOf } from './timetable/platforms.ts';

// Put a timetable into service: with the rules of its operator it is an edition, which questions are asked of.
export { createEdition, type Edition, type EditionRules } from './timetable/edition.ts';

// Ask about trips.
export {
  countTrips,
  departureAt,
  describeTrip,
  frequencyAt,
  isTripOn,
  stopsOfTrip,
  type TripFacts,
} from './timetable/trips.ts';
export {
  listAlong,
  onRequestAt,
  summarizeAlong,
  type AlongKind,
  type AlongStretch,
  type OnRequest,
  type RideAlong,
} from './timetable/access.ts';
export { countTripsOn } from './timetable/services.ts';

// Ask about lines and stops.
export type { BikesTaken, Line, LineNetwork } from './timetable/facts.ts';
export { splitHeadsign } from './timetable/headsign.ts';
export type { LineDirection } from './timetable/line-direction.ts';
export type { Names } from './timetable/names.ts';
export { findStopUse, listServedStops } from './timetable/stop-visits.ts';
export { listDirectionsAtStop } from './board/stop-directions.ts';
export { listConnections } from './lines/connections.ts';
export {
  isLineAccessible,
  listShapesOfDirection,
  listStopsOfDirection,
  listVariantsOfDirection,
  runningDays,
} from './lines/line-questions.ts';
export { describeDirectionDay } from './lines/direction-day.ts';
export { listNetworkShapes } from './lines/network-shapes.ts';
export { dayKindOn, type DayKind } from './periods/day-kind.ts';
export { listPeriods, periodOn, type Period, type Season } from './periods/periods.ts';

// Lay out a day, and compare two.
export { buildGrid, readColumn, readVariants, type RequestRows, type TimetableGrid } from './grid/grid.ts';
export type { GridNote } from './grid/grid-notes.ts';
export { compareLine, compareStop, type DirectionChange } from './comparison/compare-days.ts';

// Boards: what a rider waiting at a stop sees, and a trip from its first stop to its last.
export type { BoardOutcome, Departure, DepartureBoard } from './board/departure-board.ts';
export { findDayEdges, findLastOfDay } from './board/day-edges.ts';
export { listBoard, listBoardsAtStop } from './board/list-board.ts';
export { listDay } from './board/list-day.ts';
export { listTripCalls, type TripCall } from './board/list-trip-calls.ts';
export { listLiveDay } from './board/list-live-day.ts';
export {
  findVehicle,
  findVehicleOfTrip,
  listAllVehicles,
  listVehicles,
  type RunningVehicle,
} from './board/list-vehicles.ts';
export { findVehiclePlace } from './board/vehicle-place.ts';

// Real time: messages in, a live state out; and messages written for others.
export { createLiveTracker, type LiveTracker, type LiveView } from './realtime/live-tracker.ts';
export { madeAtOf, type FeedNews } from './realtime/feed-digest.ts';
export { gatherEntities } from './realtime/gather-entities.ts';
export {
  isLive,
  liveForMs,
  noLiveState,
  type LiveState,
  type LiveTrip,
  type LiveTrust,
} from './realtime/live-state.ts';
export type { TripChange } from './realtime/trip-changes.ts';
export type {
  Alert,
  FeedEntity,
  FeedMessage,
  StopStatus,
  TranslatedText,
  TripDescriptor,
  TripRelationship,
  TripUpdate,
} from './realtime/codec/feed-format.ts';
export { readFeedMessage, writeFeedMessage } from './realtime/codec/feed-message.ts';
export type { StopTimeUpdate } from './realtime/codec/stop-time-update.ts';
export { RealtimeFault } from './realtime/codec/wire-reader.ts';

// What was announced beforehand, laid under real time.
export type { AnnouncedChange, AnnouncedTrip } from './announced/announced-change.ts';
export { nothingAnnounced, readAnnounced, type AnnouncedState } from './announced/announced-state.ts';
export { listTouched, type TouchedDirection } from './announced/list-touched.ts';
export { withAnnounced } from './announced/with-announced.ts';

// Search stops and lines by what riders type, and stops by where they are.
export { indexEdition } from './search/index-edition.ts';
export type { SearchIndex } from './search/search-index.ts';
export { matchKinds, TextIndex, type MatchKind } from './search/text-index.ts';

// Geography.
export { metresBetween } from './geo/distance.ts';
export { PlaceGrid } from './geo/place-grid.ts';

// Journeys: how to get from one place to another.
export { describeRide, type RideCall, type RideFacts } from './journeys/describe-ride.ts';
export { findBest, findJourneys, findJourneysInSteps } from './journeys/find-journeys.ts';
export { mostRides } from './journeys/prepare-search.ts';
export type { JourneyView } from './journeys/network.ts';
export { hasStopsNear } from './journeys/reach.ts';
export { traceRide } from './journeys/trace-ride.ts';
export type {
  Journey,
  JourneyEnd,
  JourneyLeg,
  JourneyQuestion,
  RideLeg,
  WalkLeg,
} from './journeys/journey.ts';

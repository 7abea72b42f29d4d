import type { OnRequest } from '#domain/access.ts';
import type { DepartureState } from '#domain/departure.ts';
import type { ConnectionState } from '#domain/journeys/connection.ts';
import type { JourneyLabel } from '#domain/journeys/journey-labels.ts';
import type { JourneyPrice } from '#domain/journeys/journey-price.ts';
import type { CallTimes } from '#domain/journeys/journey.ts';
import type { LineRef } from '#domain/line.ts';
import type { OfMode } from '#domain/mode.ts';
import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import type { Moment } from '#lib/time/moment.ts';
import type { MapDrawing } from '#site/map/drawing/draw-map.ts';
import type { MapScene } from '#site/map/scene.ts';

/** What stands over every answer. */
export interface ResultsHead {
  readonly from: string;
  readonly to: string;
  /** The ids of both, for the device to remember. */
  readonly ids: { readonly from: string; readonly to: string };
  /** When was asked for, in words. */
  readonly when: string;
  readonly paths: {
    readonly edit: string;
    /** Hands the same question over to the maps service. */
    readonly maps: string;
  };
  readonly mapsName?: string;
}

export type ResultsData =
  | (ResultsHead & FoundData)
  | (ResultsHead & {
      readonly kind: 'none';
      readonly gone?: GoneJourney;
      /** The day that was asked for is today. */
      readonly isForToday: boolean;
      readonly paths: {
        readonly later: string;
        /** The morning of the day after the one that was asked for. */
        readonly dayAfter: string;
        readonly moreWalking?: string;
        readonly anyVehicle?: string;
      };
    })
  | (ResultsHead & { readonly kind: 'outside'; readonly paths: { readonly now: string } })
  | (ResultsHead & { readonly kind: 'failed'; readonly paths: { readonly retry: string } });

/** Why the journey of an address is not shown: a bus of it is cancelled, or nobody knows. */
export type GoneJourney =
  | { readonly kind: 'cancelled'; readonly number: string }
  | { readonly kind: 'unknown' };

export interface FoundData {
  readonly kind: 'found';
  /** The moment the page was drawn for. */
  readonly at: number;
  readonly rows: readonly ListedJourney[];
  /** The journey of the address is not among them any more. */
  readonly gone?: GoneJourney;
  readonly chosen: JourneyDetail;
  readonly paths: { readonly earlier: string; readonly later: string };
}

/** The state of a bus, in the words of boards. */
export interface ShownState {
  readonly state: DepartureState;
  readonly minutesLate: number;
}

/** What may go wrong with a journey, the gravest first. */
export type JourneyWarning =
  | { readonly kind: 'cancelled'; readonly number: string }
  | { readonly kind: 'missed' }
  | { readonly kind: 'tight'; readonly minutes: number }
  | { readonly kind: 'by-phone'; readonly number: string }
  | { readonly kind: 'last'; readonly number: string }
  | { readonly kind: 'notice'; readonly number: string; readonly title: string };

/** From when to when it goes if no bus is late. */
interface PlannedEnds {
  readonly departure: Moment;
  readonly arrival: Moment;
}

/** A journey in the list. */
export interface JourneyRow {
  readonly key: string;
  readonly href: string;
  readonly isChosen: boolean;
  readonly label?: JourneyLabel;
  readonly legs: readonly (
    | { readonly kind: 'walk'; readonly minutes: number }
    | ({ readonly kind: 'ride' } & LineRef)
  )[];
  readonly departure: Moment;
  readonly arrival: Moment;
  readonly minutes: number;
  /** The first bus, or the last, comes every so often alone: the time is one of many. */
  readonly isDepartureAbout?: true;
  readonly isArrivalAbout?: true;
  readonly state?: ShownState;
  /** How often the bus comes that the state is of, where nothing else is known. */
  readonly everyMinutes?: number;
  readonly cents?: number;
  readonly warnings: readonly JourneyWarning[];
}

/** The same with what is left of it once its live times are old. */
export interface ListedJourney extends JourneyRow {
  readonly planned: PlannedEnds;
}

export interface StepPlace {
  readonly name: string;
  readonly stopCode?: string;
  readonly platform?: string;
}

export interface WalkStep {
  readonly kind: 'walk';
  readonly from: StepPlace;
  readonly departure: Moment;
  readonly isAbout?: true;
  readonly minutes: number;
  readonly metres: number;
}

export interface RideStep extends LineRef {
  readonly kind: 'ride';
  readonly from: StepPlace;
  readonly operator?: string;
  readonly towards: string;
  readonly departure: CallTimes;
  readonly shown: ShownState;
  /** How often one comes, where nothing else is known: its times are one of many. */
  readonly everyMinutes?: number;
  readonly onRequest?: OnRequest;
  readonly minutes: number;
  /** The stops between, and where one gets off. */
  readonly stops: readonly { readonly name: string; readonly at: Moment }[];
  readonly notices: readonly NoticeRef[];
  readonly staysOn: boolean;
  readonly isGuaranteed: boolean;
  readonly isLast: boolean;
  readonly href?: string;
}

/** Getting off one bus to take another. */
export interface ChangeStep extends OfMode {
  readonly kind: 'change';
  readonly at: StepPlace;
  readonly arrival: CallTimes;
  readonly isAbout?: true;
  readonly walk?: { readonly minutes: number; readonly metres: number };
  readonly state: ConnectionState;
  readonly minutes: number;
  /** The line that is changed to, and when it comes next after the bus of the journey. */
  readonly number: string;
  readonly next?: Moment;
  readonly isLast: boolean;
}

/** Getting off the last bus to walk on. */
export interface OffStep {
  readonly kind: 'off';
  readonly at: StepPlace;
  readonly arrival: CallTimes;
  readonly isAbout?: true;
  readonly walk?: { readonly minutes: number; readonly metres: number };
}

export type JourneyStep = WalkStep | RideStep | ChangeStep | OffStep;

/** The journey that is looked at. */
export interface JourneyDetail {
  readonly departure: Moment;
  readonly arrival: Moment;
  readonly planned: PlannedEnds;
  readonly isDepartureAbout?: true;
  readonly isArrivalAbout?: true;
  readonly minutes: number;
  readonly changes: number;
  readonly walkMinutes: number;
  readonly steps: readonly JourneyStep[];
  readonly price?: JourneyPrice & { readonly until: Moment };
  readonly map?: { readonly drawing: MapDrawing; readonly scene: MapScene };
  readonly paths: {
    /** Its own address, to be shared. */
    readonly own: string;
    readonly calendar?: string;
    readonly follow?: string;
    readonly bestFare?: string;
  };
}

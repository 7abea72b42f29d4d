import type { Timetable } from '#transit/index.ts';

/** A feed that is toured: a zip or a folder on this machine. */
export interface TourFeed {
  readonly name: string;
  readonly path: string;
  /** The local time that it is looked at; a morning of its service unless given. */
  readonly at?: string | undefined;
}

/** What the engine reads in it: pages are held against this, and the time is chosen by it. */
export interface ReadFeed extends TourFeed {
  readonly timetable: Timetable;
  /** What the setting CLOCK takes, `2026-11-16T07:30-05:00`. */
  readonly clock: string;
}

import type pg from 'pg';

/** The embedded database, and the folder its cluster is in. */
export interface ScourPlace {
  readonly pool: pg.Pool;
  readonly folder: string;
}

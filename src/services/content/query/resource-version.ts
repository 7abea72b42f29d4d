import { badQuery, type QueryValue } from './query-parameters.ts';

/** What is published, the draft over it, or a revision by number. */
export type WantedVersion = 'default' | 'working' | number;

export function parseVersion(given: QueryValue | undefined): WantedVersion {
  if (given === undefined || given === 'rel:latest-version') return 'default';
  if (given === 'rel:working-copy') return 'working';
  const number = typeof given === 'string' ? /^id:(\d{1,9})$/.exec(given)?.[1] : undefined;
  if (number !== undefined) return Number(number);
  throw badQuery(
    'A resource version identifier is rel:working-copy, rel:latest-version or id: and a number.',
    'resourceVersion',
  );
}

import type { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { Transport } from '#platform/transport.ts';
import { ask, errorOf, readAnswer } from '../wire.ts';
import { tellScheduleEnd } from './schedule-end.ts';

/** A line on a day, `2026-11-16`; without one, on the rider's day. */
export interface LineQuestion {
  readonly number: string;
  readonly date?: string | undefined;
  readonly locale: Locale;
}

export interface DirectionQuestion extends LineQuestion {
  /** By its code; without one, the line's main direction. */
  readonly direction?: string | undefined;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** Asks a call of the wire; the answer is checked against its schema. */
export type Ask = <T>(path: string, query: Query, schema: z.ZodType<T>) => Promise<T>;

/** The calls that answer for a moment. */
const ofMoment: readonly string[] = [
  '/departs',
  '/parcours',
  '/suiviParcours',
  '/calendrier',
  '/feuilles',
  '/journee',
  '/voyage',
];

/** With a moment (ms), each call that answers for one is asked for that. */
export function createAsk(transport: Transport, moment?: number): Ask {
  return async (path, query, schema) => {
    const at = moment === undefined || !ofMoment.includes(path) ? undefined : new Date(moment).toISOString();
    const asked = withQuery(path, { ...query, moment: at });
    const response = await ask(transport, { method: 'GET', path: asked });
    if (response.status >= 400) throw tellScheduleEnd(errorOf(response, asked), response.body);
    return readAnswer(response.body, schema, asked);
  };
}

export const lineQuery = ({ number, date, locale }: LineQuestion) => ({
  noParcours: number,
  date: compact(date),
  langue: locale,
});

export const directionQuery = (question: DirectionQuestion) => ({
  ...lineQuery(question),
  codeDirection: question.direction,
});

/** `2026-11-16` as the wire writes it. */
export const compact = (date: string | undefined) => date?.replaceAll('-', '');

/** The wire says null of what does not exist. */
export function read<Json, Value>(json: Json | null, reader: (json: Json) => Value): Value | undefined {
  return json === null ? undefined : reader(json);
}

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

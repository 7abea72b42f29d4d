import { z } from 'zod';
import { optional, required } from '#contract/schedule/arguments.ts';
import { wholeRule } from '#contract/schedule/argument-rules.ts';
import { dateTimeSchema, linkSchema, rootParts } from './parts.ts';
import { placeSchema, stopPointSchema } from './places.ts';
import { dateTimeRule, flagRule, languageRule, oneOfRule, placeIdRule, several } from './query-rules.ts';

/**
 * `GET /coverage/{region}/journeys`. In a section of public transport our service writes:
 * - `links`: `{ type: 'vehicle_journey', id: 'vehicle_journey:<trip id>:<YYYYMMDD>' }` and `{ type: 'line', id: 'line:<number>' }`;
 * - `display_informations.code`: the line's number; `.headsign` and `.direction`: where the bus goes;
 * - `display_informations.physical_mode`: what carries riders: `Bus`, `Tramway`, `Metro`, `Train`, `Ferry` …;
 * - `departure_date_time`, `arrival_date_time`: when it is expected; `base_…`: when it is planned;
 * - `data_freshness`: `realtime` where the expected times are live, else `base_schedule`;
 * - `additional_informations`: `last_of_day` where no later bus of that line and direction leaves that stop on that day,
 *   `has_datetime_estimated` where the timetable gives no exact time;
 * - `headway_seconds`, a field of ours: how often a bus comes, where nothing else is known, so that its times are one of many;
 * - `on_request`, a field of ours: whom to ask beforehand to get on and off, and where to phone.
 *
 * A walk between two buses is a section `transfer`. Another Navitia may say there that the second bus waits for the first
 * (`guaranteed`), or that the rider stays seated (a section `stay_in`); our engine knows neither. At the root, `links` of type `next` and `prev`
 * have the address of the same question for later and for earlier journeys.
 */
export const journeysPath = '/coverage/default/journeys';

export const travelerTypes = ['standard', 'slow_walker', 'fast_walker', 'luggage', 'wheelchair'] as const;

/** As far as a caller can make the service search. */
const most = { journeys: 12, transfers: 6, uris: 50 };

const uris = (name: string, fr: string, en: string) =>
  several(name, { most: most.uris, rule: { ...placeIdRule, description: { fr, en } } });

export const journeysQuerySchema = z.object({
  from: required('from', placeIdRule),
  to: required('to', placeIdRule),
  datetime: optional('datetime', dateTimeRule),
  datetime_represents: optional(
    'datetime_represents',
    oneOfRule(['departure', 'arrival'], {
      fr: 'Si datetime est l’heure du départ ou celle de l’arrivée\u00A0; departure par défaut.',
      en: 'Whether datetime is the time of departure or of arrival; departure by default.',
    }),
  ),
  wheelchair: optional(
    'wheelchair',
    flagRule({
      fr: 'Seulement des arrêts et des autobus accessibles en fauteuil roulant.',
      en: 'Only stops and buses that are wheelchair accessible.',
    }),
  ),
  traveler_type: optional(
    'traveler_type',
    oneOfRule(travelerTypes, {
      fr: 'Comment on marche\u00A0: luggage cherche des trajets avec moins de marche.',
      en: 'How one walks: luggage looks for journeys with less walking.',
    }),
  ),
  data_freshness: optional(
    'data_freshness',
    oneOfRule(['base_schedule', 'realtime'], {
      fr: 'Selon l’horaire, ou selon le temps réel\u00A0; realtime par défaut.',
      en: 'By the schedule, or by real time; realtime by default.',
    }),
  ),
  'forbidden_uris[]': uris(
    'forbidden_uris[]',
    'Lignes ou arrêts à éviter, par exemple line:801.',
    'Lines or stops to avoid, such as line:801.',
  ),
  'allowed_id[]': uris(
    'allowed_id[]',
    'Lignes hors desquelles on ne cherche pas, par exemple line:801.',
    'Lines beyond which nothing is searched, such as line:801.',
  ),
  count: optional(
    'count',
    wholeRule(
      { least: 1, most: most.journeys },
      { fr: 'Nombre de trajets au plus', en: 'Number of journeys at most' },
    ),
  ),
  max_duration_to_pt: optional(
    'max_duration_to_pt',
    wholeRule(
      { least: 0, most: 7200 },
      {
        fr: 'Secondes de marche au plus jusqu’au premier arrêt, et depuis le dernier',
        en: 'Seconds on foot at most to the first stop, and from the last one',
      },
    ),
  ),
  max_nb_transfers: optional(
    'max_nb_transfers',
    wholeRule(
      { least: 0, most: most.transfers },
      { fr: 'Nombre de correspondances au plus', en: 'Number of transfers at most' },
    ),
  ),
  language: optional('language', languageRule),
});
export type JourneysQuery = z.infer<typeof journeysQuerySchema>;

/** What an answer is read to: a longer list is nothing that a rider could use, and takes long to read. */
export const longest = { journeys: 50, sections: 60, calls: 400, line: 20_000 } as const;

const stopDateTimeSchema = z.looseObject({
  stop_point: stopPointSchema,
  arrival_date_time: dateTimeSchema.optional(),
  departure_date_time: dateTimeSchema.optional(),
  base_arrival_date_time: dateTimeSchema.optional(),
  base_departure_date_time: dateTimeSchema.optional(),
});
export type StopDateTimeJson = z.infer<typeof stopDateTimeSchema>;

const displayInformationsSchema = z.looseObject({
  network: z.string().optional(),
  physical_mode: z.string().optional(),
  commercial_mode: z.string().optional(),
  code: z.string().optional(),
  label: z.string().optional(),
  name: z.string().optional(),
  color: z.string().optional(),
  text_color: z.string().optional(),
  direction: z.string().optional(),
  headsign: z.string().optional(),
  description: z.string().optional(),
  trip_short_name: z.string().optional(),
  equipments: z.array(z.string()).optional(),
  links: z.array(linkSchema).optional(),
});

/** A GeoJSON line: longitude first. */
const geojsonSchema = z.looseObject({
  type: z.string(),
  coordinates: z.array(z.array(z.number())).max(longest.line).optional(),
});

const pathStepSchema = z.looseObject({
  length: z.number(),
  name: z.string().optional(),
  duration: z.number().optional(),
  direction: z.number().optional(),
});

const askedSchema = z.enum(['phone', 'driver']).optional();

const onRequestSchema = z.looseObject({
  boarding: askedSchema,
  alighting: askedSchema,
  phone: z.string().optional(),
});

/** Its type may be any: Navitia has a dozen, and adds some now and then. */
export const sectionSchema = z.looseObject({
  id: z.string().optional(),
  type: z.string(),
  mode: z.string().optional(),
  duration: z.number(),
  from: placeSchema.optional(),
  to: placeSchema.optional(),
  departure_date_time: dateTimeSchema,
  arrival_date_time: dateTimeSchema,
  base_departure_date_time: dateTimeSchema.optional(),
  base_arrival_date_time: dateTimeSchema.optional(),
  display_informations: displayInformationsSchema.optional(),
  additional_informations: z.array(z.string()).optional(),
  stop_date_times: z.array(stopDateTimeSchema).max(longest.calls).optional(),
  path: z.array(pathStepSchema).optional(),
  geojson: geojsonSchema.optional(),
  transfer_type: z.string().optional(),
  data_freshness: z.string().optional(),
  headway_seconds: z.number().positive().optional(),
  on_request: onRequestSchema.optional(),
  links: z.array(linkSchema).optional(),
});
export type SectionJson = z.infer<typeof sectionSchema>;

/** Seconds or metres by way of going. */
const byModeSchema = z.looseObject({
  walking: z.number().optional(),
  bike: z.number().optional(),
  car: z.number().optional(),
  ridesharing: z.number().optional(),
  taxi: z.number().optional(),
});

export const journeySchema = z.looseObject({
  duration: z.number(),
  nb_transfers: z.number(),
  departure_date_time: dateTimeSchema,
  arrival_date_time: dateTimeSchema,
  requested_date_time: dateTimeSchema.optional(),
  type: z.string().optional(),
  /** Empty, `NO_SERVICE`, `MODIFIED_SERVICE` or `SIGNIFICANT_DELAYS`. */
  status: z.string().optional(),
  tags: z.array(z.string()).optional(),
  durations: byModeSchema.extend({ total: z.number().optional() }).optional(),
  distances: byModeSchema.optional(),
  co2_emission: z.looseObject({ value: z.number(), unit: z.string() }).optional(),
  fare: z.looseObject({ found: z.boolean().optional() }).optional(),
  sections: z.array(sectionSchema).max(longest.sections),
  links: z.array(linkSchema).optional(),
});
export type JourneyJson = z.infer<typeof journeySchema>;

export const journeysSchema = z.looseObject({
  journeys: z.array(journeySchema).max(longest.journeys).optional(),
  tickets: z.array(z.unknown()).optional(),
  notes: z.array(z.unknown()).optional(),
  exceptions: z.array(z.unknown()).optional(),
  ...rootParts,
});
export type JourneysJson = z.infer<typeof journeysSchema>;

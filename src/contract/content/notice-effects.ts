import { z } from 'zod';

/** Where a line, a stop or a trip is named: short texts without anything odd in them. */
const nameSchema = z.string().regex(/^[\p{L}\p{N}_:.-]{1,64}$/u);

/** `07:00`; after midnight the service day goes on, so `25:10` is ten past one. */
const hourSchema = z.string().regex(/^([0-3]\d|4[0-7]):[0-5]\d$/);

const instantSchema = z.iso.datetime({ offset: true });

/** `effects` of a notice: what it does to the service, in a form that timetables can read. Ours, beside the contract. */
export const noticeEffectSchema = z
  .strictObject({
    type: z.enum(['stops_closed', 'trips_cancelled', 'detour', 'delay', 'other']),
    start: instantSchema.nullish(),
    end: instantSchema.nullish(),
    /** 1 for Monday to 7 for Sunday; every day without it. */
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7).nullish(),
    time_start: hourSchema.nullish(),
    time_end: hourSchema.nullish(),
    routes: z
      .array(z.strictObject({ name: nameSchema, direction: nameSchema.nullish() }))
      .max(200)
      .default([]),
    stops: z
      .array(z.strictObject({ name: nameSchema, replacement: nameSchema.nullish() }))
      .max(500)
      .default([]),
    trips: z.array(nameSchema).max(500).default([]),
    minutes: z.number().int().min(1).max(600).nullish(),
  })
  .superRefine(({ type, routes, stops, trips, start, end }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (type === 'stops_closed' && stops.length === 0) refuse('stops', 'closing stops takes stops');
    if (type === 'trips_cancelled' && routes.length + trips.length === 0)
      refuse('routes', 'cancelling trips takes routes or trips');
    if ((type === 'detour' || type === 'delay') && routes.length === 0)
      refuse('routes', `a ${type} takes routes`);
    if (start && end && Date.parse(end) <= Date.parse(start)) refuse('end', 'the end comes after the start');
  });
export type NoticeEffectJson = z.input<typeof noticeEffectSchema>;

export const noticeEffectsSchema = z.array(noticeEffectSchema).max(50);

/** `updates` of a notice: what was said of it since, the latest last. */
export const noticeUpdatesSchema = z
  .array(z.strictObject({ date: instantSchema, text: z.string().trim().min(1).max(500) }))
  .max(200);
export type NoticeUpdateJson = z.infer<typeof noticeUpdatesSchema>[number];

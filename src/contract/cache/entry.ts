import { z } from 'zod';
import { routesSchema } from './routes.ts';

const instant = z.iso.datetime({ offset: true });

/** `GET /cache/{key}`. */
export const entrySchema = z.object({
  key: z.string(),
  resData: z.unknown(),
  resStatus: z.number().int(),
  storedAt: instant,
  /** `null`: until it is purged or pushed out. */
  expiresAt: instant.nullable(),
});

/** The 404 of `GET /cache/{key}`. */
export const missSchema = z.object({ key: z.string(), resData: z.null() });

const entryEnd = {
  /** Seconds; `null`: no end. */
  ttl: z.number().min(0).nullable().optional(),
  /** Where both are given the earlier one counts. */
  expiresAt: instant.nullable().optional(),
};

/** The body of `POST /cache/{key}`. */
export const writeSchema = z
  .object({ resData: z.unknown(), ...entryEnd })
  .refine((body) => body.resData !== undefined, { path: ['resData'], message: 'resData is missing' });
export type WriteJson = z.infer<typeof writeSchema>;

/** The body of `POST /cache/router-routes`: also the bare list. */
export const writeRoutesSchema = z.union([
  routesSchema.transform((resData) => ({ resData })),
  z.object({ resData: routesSchema, ...entryEnd }),
]);

export const writtenSchema = z.object({ key: z.string(), expiresAt: instant.nullable() });

export const purgedSchema = z.object({ purged: z.boolean() });

/** The shared secret of those who may write. */
export const secretHeader = 'x-cache-key';

/** What counts as nothing in the cache, besides a miss. */
export function isEmptyData(data: unknown): boolean {
  if (data === null || data === undefined) return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

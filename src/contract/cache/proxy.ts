import { z } from 'zod';
import { upstreamNames } from './key.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

export const proxyParamsSchema = z.object({ name: z.enum(upstreamNames) });

/** The body of `POST /cache/proxy/{name}`. */
export const proxyRequestSchema = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string().min(1).max(1000),
  query: z.record(z.string(), z.union([scalar, z.array(scalar)])).optional(),
  data: z.unknown().optional(),
  locale: z.enum(['fr', 'en']).optional(),
  /** Seconds; the service bounds it. */
  ttl: z.number().min(0).optional(),
});
export type ProxyRequestJson = z.infer<typeof proxyRequestSchema>;

/** The same envelope for an answer and for a refusal of the upstream, which also gives the HTTP status. */
export const proxyAnswerSchema = z.object({
  key: z.string(),
  resData: z.unknown(),
  resStatus: z.number().int(),
  hit: z.boolean(),
});
export type ProxyAnswerJson = z.infer<typeof proxyAnswerSchema>;

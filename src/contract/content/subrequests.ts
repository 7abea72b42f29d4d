import { z } from 'zod';

export const subrequestActions = [
  'view',
  'create',
  'update',
  'replace',
  'delete',
  'exists',
  'discover',
  'noop',
] as const;

export const subrequestSchema = z.object({
  requestId: z.string().min(1).optional(),
  action: z.enum(subrequestActions),
  uri: z.string().min(1).max(8192),
  body: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  waitFor: z.array(z.string()).optional(),
});
export type SubrequestJson = z.infer<typeof subrequestSchema>;

export const maxSubrequests = 20;
export const blueprintSchema = z.array(subrequestSchema).min(1).max(maxSubrequests);

/** One part of the 207 answer: header values are arrays, the body is text. */
export const subresponseSchema = z.object({
  headers: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  body: z.string(),
});
export type SubresponseJson = z.infer<typeof subresponseSchema>;

export const subresponsesSchema = z.record(z.string(), subresponseSchema);

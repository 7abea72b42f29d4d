import { z } from 'zod';

const subrequestSchema = z.object({
  requestId: z.string().min(1).optional(),
  action: z.enum(['view', 'create', 'update', 'replace', 'delete', 'exists', 'discover', 'noop']),
  uri: z.string().min(1).max(8192),
  body: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  waitFor: z.array(z.string()).optional(),
});
export type SubrequestJson = z.infer<typeof subrequestSchema>;

export const blueprintSchema = z.array(subrequestSchema).min(1).max(20);

/** One part of the 207 answer: header values are arrays, the body is text. */
const subresponseSchema = z.object({
  headers: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  body: z.string(),
});
export type SubresponseJson = z.infer<typeof subresponseSchema>;

export const subresponsesSchema = z.record(z.string(), subresponseSchema);

import { z } from 'zod';

/** `GET /api/auditLog`, for editors. Ours, beside the contract. */
export const auditQuerySchema = z.object({
  /** Of one item alone. */
  id: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

const entrySchema = z.object({
  at: z.iso.datetime({ offset: true }),
  actor: z.string(),
  action: z.enum(['create', 'change', 'delete', 'settings', 'menu']),
  type: z.string().nullable(),
  id: z.string().nullable(),
  /** What was written: `fr.title`, `routes`, `alert.until`. */
  fields: z.array(z.string()),
  /** The revision that each language of the item had then; what it was before is a revision too. */
  revisions: z.partialRecord(z.enum(['fr', 'en']), z.number()),
});
export type AuditEntryJson = z.infer<typeof entrySchema>;

export const auditLogSchema = z.object({ data: z.array(entrySchema) });

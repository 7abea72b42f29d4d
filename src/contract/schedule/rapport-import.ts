import { z } from 'zod';
import { dateSchema, instantSchema, textesSchema } from './fields.ts';

/** `refuse`: the feed before it stays in service. */
export const issuesImport = ['enService', 'refuse'] as const;
export type IssueImport = (typeof issuesImport)[number];

const exempleSchema = z.object({
  fichier: z.string(),
  /** Counted from 1, the header included; `null` when it concerns the whole file. */
  ligne: z.number().int().min(1).nullable(),
  valeur: z.string().nullable(),
});

/** Everything found under one code, with a few examples. */
export const constatSchema = z.object({
  code: z.string(),
  gravite: z.enum(['erreur', 'avertissement']),
  nombre: z.number().int().min(1),
  textes: textesSchema,
  exemples: z.array(exempleSchema),
});
export type ConstatJson = z.infer<typeof constatSchema>;

export const rapportImportSchema = z.object({
  issue: z.enum(issuesImport),
  /** Why it was refused; `null` otherwise. */
  motif: textesSchema.nullable(),
  date: instantSchema,
  /** Of the feed in service: its own word for its version, and the days it holds schedules for. */
  version: z.string().nullable(),
  dateDebutHoraire: dateSchema.nullable(),
  dateFinHoraire: dateSchema.nullable(),
  /** Rows read, by file. */
  lignes: z.record(z.string(), z.number().int().min(0)),
  nombreErreurs: z.number().int().min(0),
  nombreAvertissements: z.number().int().min(0),
  constats: z.array(constatSchema),
});
export type RapportImportJson = z.infer<typeof rapportImportSchema>;

import { z } from 'zod';
import { isWithinReach } from '#lib/time/within-reach.ts';

// What cannot be understood of an item is as good as absent: its title and its words count more.

export const instant = z
  .string()
  .transform((text) => Date.parse(text))
  .refine(isWithinReach)
  .optional()
  .catch(undefined);

export const text = z.string().trim().nullish().catch(undefined);

import { z } from 'zod';
import type { HeldCopy } from './copy.ts';

const textSchema = z.object({ key: z.string(), storedAt: z.number(), value: z.unknown() });

/** A copy as it lies in the store and on disk. It names its key, so that a mix-up is seen. */
export function formatCopy(key: string, { storedAt, value }: HeldCopy): string {
  return JSON.stringify({ storedAt, key, value });
}

/** The part of the text that does not change with the time of the load. */
export function contentOf(text: string): string {
  return text.slice(text.indexOf(','));
}

/** `undefined` for a damaged text. */
export function parseCopy(key: string, text: string): { storedAt: number; value: unknown } | undefined {
  try {
    const result = textSchema.safeParse(JSON.parse(text));
    return result.success && result.data.key === key ? result.data : undefined;
  } catch {
    return undefined;
  }
}

import { z } from 'zod';

/** The error body of every call that is not JSON:API (contract, section 1). */
export const messageSchema = z.object({ message: z.string(), details: z.string().optional() });
export type MessageJson = z.infer<typeof messageSchema>;

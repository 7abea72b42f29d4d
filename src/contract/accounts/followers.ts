import { z } from 'zod';

/** `POST /followers/count`, for parts of this installation: how many would be mailed about a notice. */
export const followersRequestSchema = z.object({
  general: z.boolean(),
  /** The content's identifiers of the lines it is about, and their numbers. */
  lines: z.array(z.string()).max(2000),
  numbers: z.array(z.string()).max(2000),
});
export const followersCountSchema = z.object({ count: z.number() });

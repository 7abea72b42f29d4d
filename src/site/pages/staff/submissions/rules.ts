import * as z from 'zod/mini';
import { longestReply } from '#domain/web-forms/submission.ts';
import { emailRule } from '#site/forms/rules.ts';

/** Pressed in the window that asks once more. */
const confirmed = z.optional(z.string());

export const replyRules = z.object({
  // Browsers send the lines of a field with two characters at their ends, whatever they count.
  body: z
    .pipe(
      z.string('empty'),
      z.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    )
    .check(
      z.refine((text) => text !== '', 'empty'),
      z.refine((text) => text.length <= longestReply, 'long'),
      z.refine((text) => !text.includes('\0') && text.isWellFormed(), 'odd'),
    ),
});
export type ReplyFields = z.infer<typeof replyRules>;

export const eraseRules = z.object({ confirmed });
export type EraseFields = z.infer<typeof eraseRules>;

/** `asked`: the address that the window asks about. Without script the field can be changed behind it. */
export const eraseByMailRules = z.object({
  mail: emailRule('mail'),
  asked: z.optional(z.string()),
  confirmed,
});
export type EraseByMailFields = z.infer<typeof eraseByMailRules>;

import { z } from 'zod';
import type { DocumentJson } from '#contract/content/json-api.ts';
import type { NoticeFacts } from '#domain/notice.ts';
import { parseNoticeLines } from './notice-lines.ts';

/** A date that is none is as good as absent: the words of the notice count more. */
const instant = z
  .string()
  .transform((text) => Date.parse(text))
  .refine(Number.isFinite)
  .optional()
  .catch(undefined);

const attributesSchema = z.object({
  dates_effective: z.string().trim().optional().catch(undefined),
  date_notice_start: instant,
  date_notice_end: instant,
});

/** The types of the wire that are notices; their text is not made of blocks. */
export const noticeTypes: readonly string[] = ['notices', 'notices_v2'];

/** Dates and lines of a notice; nothing for an item of another type. */
export function parseNoticeFacts({ data, included = [] }: DocumentJson): NoticeFacts | undefined {
  if (!noticeTypes.includes(data.type)) return undefined;
  const {
    dates_effective: dates,
    date_notice_start: from,
    date_notice_end: until,
  } = attributesSchema.parse(data.attributes);
  return {
    ...(dates ? { dates } : {}),
    ...(from === undefined ? {} : { postedFromMs: from }),
    ...(until === undefined ? {} : { postedUntilMs: until }),
    lines: parseNoticeLines(data, included),
  };
}

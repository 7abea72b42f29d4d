import { z } from 'zod';
import type { DocumentJson, ResourceJson } from '#contract/content/json-api.ts';
import type { NoticeFacts, NoticeLine } from '#domain/notice.ts';
import { identsOf } from '../idents.ts';

/** A date that is none is as good as absent: the words of the notice count more. */
export const instant = z
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
  const attributes = attributesSchema.parse(data.attributes);
  return {
    dates: attributes.dates_effective || undefined,
    postedFromMs: attributes.date_notice_start,
    postedUntilMs: attributes.date_notice_end,
    lines: parseNoticeLines(data, included),
  };
}

const termSchema = z.object({
  name: z.string(),
  type_service: z.coerce.number().optional().catch(undefined),
});

/** The lines of a notice: its own `routes`, or those of its parts. */
export function parseNoticeLines(
  notice: ResourceJson,
  included: readonly ResourceJson[],
): readonly NoticeLine[] {
  const parts = related(notice, 'parcours', included);
  const terms = [notice, ...parts].flatMap((owner) => related(owner, 'routes', included));
  return [...new Set(terms)].flatMap(({ attributes }): NoticeLine[] => {
    const term = termSchema.safeParse(attributes).data;
    return term ? [{ number: term.name, serviceTypeCode: term.type_service }] : [];
  });
}

/** The identifiers of those lines, which are known even where the lines themselves were not sent. */
export function parseNoticeLineIds(
  notice: ResourceJson,
  included: readonly ResourceJson[],
): readonly string[] {
  const owners = [notice, ...related(notice, 'parcours', included)];
  const ids = owners.flatMap(({ relationships }) => identsOf(relationships?.['routes'])).map(({ id }) => id);
  return [...new Set(ids)];
}

function related(
  { relationships }: ResourceJson,
  field: string,
  included: readonly ResourceJson[],
): ResourceJson[] {
  const ids = identsOf(relationships?.[field]).map(({ id }) => id);
  return ids.flatMap((id) => included.find((resource) => resource.id === id) ?? []);
}

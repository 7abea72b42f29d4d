import { z } from 'zod';
import type { ResourceJson } from '#contract/content/json-api.ts';
import type { NoticeLine } from '#domain/notice.ts';
import { identsOf } from '../idents.ts';

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
    if (!term) return [];
    const { name: number, type_service: code } = term;
    return [{ number, ...(code === undefined ? {} : { serviceTypeCode: code }) }];
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

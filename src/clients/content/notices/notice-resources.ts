import { z } from 'zod';
import type { ResourceJson } from '#contract/content/json-api.ts';
import type { AffectedLine } from '#domain/notices/effect.ts';
import type { NoticeLine } from '#domain/notices/notice.ts';
import { identsOf } from '#clients/idents.ts';

/** Everything that came along with a notice. */
export type Included = readonly ResourceJson[];

/** Those of a field that were sent along. */
export function related({ relationships }: ResourceJson, field: string, included: Included): ResourceJson[] {
  const ids = identsOf(relationships?.[field]).map(({ id }) => id);
  return ids.flatMap((id) => included.find((resource) => resource.id === id) ?? []);
}

const lineSchema = z.object({
  name: z.string(),
  code_direction: z.string().nullish().catch(undefined),
  type_service: z.coerce.number().optional().catch(undefined),
});

/** A word of the vocabulary of lines is a line, or one direction of it. */
export type LineTerm = AffectedLine & NoticeLine;

export function lineTermsOf(owner: ResourceJson, included: Included): LineTerm[] {
  return related(owner, 'routes', included).flatMap(({ attributes }): LineTerm[] => {
    const term = lineSchema.safeParse(attributes).data;
    if (!term) return [];
    const { name: number, code_direction: direction, type_service: serviceTypeCode } = term;
    return [
      { number, ...(direction && { direction }), ...(serviceTypeCode !== undefined && { serviceTypeCode }) },
    ];
  });
}

const stopSchema = z.object({ name: z.string() });

/** The numbers of the stops of a field. */
export function stopCodesOf(owner: ResourceJson, field: string, included: Included): string[] {
  return related(owner, field, included).flatMap(
    ({ attributes }) => stopSchema.safeParse(attributes).data?.name ?? [],
  );
}

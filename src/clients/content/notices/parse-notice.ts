import { z } from 'zod';
import type { ResourceJson } from '#contract/content/json-api.ts';
import { noticeUpdatesSchema } from '#contract/content/notice-effects.ts';
import { locales } from '#domain/locale.ts';
import { causes, type Notice, type NoticeDetail, type NoticeLine } from '#domain/notices/notice.ts';
import { severities } from '#domain/notices/severity.ts';
import { isWithinReach } from '#lib/time/within-reach.ts';
import { identsOf } from '#clients/idents.ts';
import { acceptAnswer } from '#clients/wire.ts';
import { instant, text } from '../lenient.ts';
import { lineTermsOf, related, type Included } from './notice-resources.ts';
import { parseEffects } from './parse-effects.ts';

/** The types of the wire that are notices; their text is not made of blocks. */
export const noticeTypes: readonly string[] = ['notices', 'notices_v2'];

const attributesSchema = z.object({
  title: z.string(),
  langcode: z.enum(locales).optional().catch(undefined),
  drupal_internal__nid: z.number().int().optional().catch(undefined),
  general: z.coerce.boolean().default(false),
  notice_type: z.enum(severities).catch('standard'),
  cause: z.enum(causes).optional().catch(undefined),
  subtitle: text,
  path: z.object({ alias: z.string().nullish() }).nullish().catch(undefined),
  date_notice_start: instant,
  date_notice_end: instant,
  created: instant,
  changed: instant,
});

export function parseNotice(resource: ResourceJson, included: Included): Notice {
  const attributes = acceptAnswer(resource.attributes, attributesSchema, resource.type);
  const effects = parseEffects(resource, included);
  return {
    id: resource.id,
    source: 'content',
    number: attributes.drupal_internal__nid,
    title: attributes.title,
    locale: attributes.langcode,
    general: attributes.general,
    severity: attributes.notice_type,
    effects,
    lines: parseLines(resource, included, effects),
    lineIds: parseLineIds(resource, included),
    cause: attributes.cause,
    summary: attributes.subtitle || undefined,
    path: attributes.path?.alias || undefined,
    postedFromMs: attributes.date_notice_start,
    postedUntilMs: attributes.date_notice_end,
    createdMs: attributes.created,
    changedMs: attributes.changed,
  };
}

const detailSchema = z.object({
  dates_effective: text,
  updates: noticeUpdatesSchema.catch([]),
});

/** With what its own page tells besides. */
export function parseNoticeDetail(resource: ResourceJson, included: Included): NoticeDetail {
  const { dates_effective: dates, updates } = detailSchema.parse(resource.attributes);
  return {
    ...parseNotice(resource, included),
    dates: dates || undefined,
    updates: updates
      .map((update) => ({ atMs: Date.parse(update.date), text: update.text }))
      .filter(({ atMs }) => isWithinReach(atMs)),
  };
}

/** Those of its own words, of its parts and of its effects, each once. */
function parseLines(
  notice: ResourceJson,
  included: Included,
  effects: Notice['effects'],
): readonly NoticeLine[] {
  const owners = [notice, ...related(notice, 'parcours', included)];
  const lines = new Map<string, NoticeLine>();
  for (const { number, serviceTypeCode } of owners.flatMap((owner) => lineTermsOf(owner, included)))
    if (!lines.has(number)) lines.set(number, { number, serviceTypeCode });
  for (const { number } of effects.flatMap((effect) => effect.lines))
    if (!lines.has(number)) lines.set(number, { number });
  return [...lines.values()];
}

/** The identifiers of those lines, which are known even where the lines themselves were not sent. */
function parseLineIds(notice: ResourceJson, included: Included): readonly string[] {
  const owners = [notice, ...related(notice, 'parcours', included)];
  const ids = owners.flatMap(({ relationships }) => identsOf(relationships?.['routes'])).map(({ id }) => id);
  return [...new Set(ids)];
}

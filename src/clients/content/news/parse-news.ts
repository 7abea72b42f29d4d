import { z } from 'zod';
import { pathSchema } from '#contract/content/fields.ts';
import type { ResourceJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import { isNewsKind, type NewsCategory, type NewsItem, type NewsListing } from '#domain/news.ts';
import { findDayNumber } from '#lib/time/calendar-day.ts';
import { identsOf } from '#clients/idents.ts';
import { acceptAnswer } from '#clients/wire.ts';
import { parseImage } from '../blocks/block-context.ts';
import { findParagraph, type IncludedIndex } from '../blocks/paragraph.ts';
import { instant, text } from '../lenient.ts';
import type { LocalizePath } from '../links.ts';

const attributesSchema = z.object({
  title: z.string(),
  subtitle: text,
  path: pathSchema.nullish().catch(undefined),
  news_date: z
    .string()
    .transform((date) => date.slice(0, 10))
    .refine((day) => findDayNumber(day) !== undefined)
    .optional()
    .catch(undefined),
  organization: text,
  promoted: z.boolean().catch(false),
  created: instant,
  changed: instant,
});

const categorySchema = z.object({
  name: z.string().trim().min(1),
  color: z
    .string()
    .regex(/^(?:#(?:[\da-f]{3}){1,2}|[a-z]{3,20})$/i)
    .catch('black'),
});

interface NewsReading {
  readonly locale: Locale;
  readonly localizePath: LocalizePath;
  readonly index: IncludedIndex;
}

export function parseNewsItem(
  resource: ResourceJson,
  { locale, localizePath, index }: NewsReading,
): NewsItem {
  const attributes = acceptAnswer(resource.attributes, attributesSchema, resource.type);
  const [picture] = identsOf(resource.relationships?.['media_image']);
  const alias = attributes.path?.alias;
  return {
    id: resource.id,
    kind: isNewsKind(resource.type) ? resource.type : 'news',
    title: attributes.title,
    summary: attributes.subtitle || undefined,
    path: alias ? localizePath(alias, locale) : undefined,
    day: attributes.news_date,
    image: parseImage(picture && findParagraph(picture, index), { locale, localizePath, index }),
    promoted: attributes.promoted,
    category: parseCategory(resource, index),
    organization: attributes.organization || undefined,
    createdMs: attributes.created,
    changedMs: attributes.changed,
  };
}

/** The first one counts. */
function parseCategory({ relationships }: ResourceJson, index: IncludedIndex): NewsCategory | undefined {
  const [first] = identsOf(relationships?.['categories']);
  return first && categorySchema.safeParse(findParagraph(first, index).attributes).data;
}

interface ModuleJson {
  readonly module_key?: string | undefined;
  readonly configuration?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What an instance of a list is told to list; what its module is named after unless told. */
export function parseListing({ module_key: key, configuration }: ModuleJson): NewsListing | undefined {
  const kind = [configuration?.['contentType'], key].find(isNewsKind);
  const organization = text.parse(configuration?.['organization']);
  return kind && { kind, organization: organization || undefined };
}

import { writeDocumentSchema } from '#contract/content/json-api-write.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { isWithinReach } from '#lib/time/within-reach.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { ItemText, ItemWrite } from '#services/content/store/plan-change.ts';
import { manyValues } from '#platform/http/modest-json.ts';
import { readBody } from '#platform/http/read-body.ts';
import { readRelationships } from './read-relationships.ts';
import { at, readText } from './read-text.ts';

interface Writing {
  readonly type: ResourceType;
  /** The language of the address. */
  readonly locale: Locale;
  readonly timeZone: string;
  /** The item that the address names; undefined for a new one. */
  readonly id?: string | undefined;
  /** The words of one language will do. */
  readonly inOneLanguage?: boolean | undefined;
}

/** A body of a POST or PATCH as what is to be written; what is wrong with it is refused with its place. */
export function readWrite(body: unknown, writing: Writing): ItemWrite {
  const { type, locale, timeZone, id, inOneLanguage = false } = writing;
  const { data } = readBody(body, writeDocumentSchema, manyValues);
  requireIdentity(data, writing);
  const { references, blocks } = readRelationships(data.relationships, {
    type,
    timeZone,
    pointer: '/data/relationships',
  });
  const { translations, key, description } = data.meta ?? {};
  const own = { ...translations, [locale]: data.attributes };
  const texts: Partial<Record<Locale, ItemText>> = {};
  for (const language of locales) {
    const attributes = own[language];
    const pointer = language === locale ? '/data/attributes' : `/data/meta/translations/${language}`;
    if (attributes) texts[language] = readText(attributes, { type, timeZone, pointer });
  }
  const text = texts[locale];
  if (text) texts[locale] = { ...text, blocks, description };
  requireAttributes(type, texts, id === undefined);
  if (id === undefined && !inOneLanguage) requireLanguages(type, texts);
  const createdMs = readCreated(data.attributes['created']);
  return { type, texts: onlyWritten(texts), references, key, createdMs };
}

type Identity = Pick<ReturnType<typeof writeDocumentSchema.parse>['data'], 'type' | 'id' | 'meta'>;

function requireIdentity(data: Identity, { type, id }: Writing): void {
  if (data.type !== type.type)
    throw new AppError(
      'conflict',
      `This is the place of ${type.type}, not of ${data.type}.`,
      at('/data/type'),
    );
  if (id !== undefined && data.id?.toLowerCase() !== id)
    throw new AppError('conflict', 'The id of the body is not that of the address.', at('/data/id'));
  if (id === undefined && data.id !== undefined)
    throw new AppError('forbidden', 'The id of a new item is given by the service.', at('/data/id'));
  if (id !== undefined && data.meta?.key !== undefined)
    throw new AppError('forbidden', 'The key of an item stays.', at('/data/meta/key'));
}

/** When an item was written, where it was before it came here. */
function readCreated(created: unknown): number | undefined {
  if (created === undefined || created === null) return undefined;
  const instant = typeof created === 'string' ? Date.parse(created) : NaN;
  if (isWithinReach(instant)) return instant;
  throw new AppError('invalid', 'created is an instant of our time.', at('/data/attributes/created'));
}

/** A language of which nothing is said is left alone. */
function onlyWritten(texts: Partial<Record<Locale, ItemText>>): ItemWrite['texts'] {
  const written = Object.entries(texts).filter(
    ([, { attributes, status, alias, description, blocks }]) =>
      Object.keys({ ...attributes, ...blocks }).length > 0 ||
      [status, alias, description].some((value) => value !== undefined),
  );
  return Object.fromEntries(written);
}

const isEmpty = (value: unknown) => !(typeof value === 'string' ? value.trim() : value);

/** A new item has them; one that is there does not lose them. */
function requireAttributes({ writing }: ResourceType, texts: ItemWrite['texts'], isNew: boolean): void {
  for (const { attributes } of Object.values(texts))
    for (const name of writing.required)
      if ((isNew || name in attributes) && isEmpty(attributes[name]))
        throw new AppError('invalid', `${name} is missing.`, at(`/data/attributes/${name}`));
}

/** Half of the riders must not learn of it by chance. */
function requireLanguages({ type, writing }: ResourceType, texts: ItemWrite['texts']): void {
  const missing = writing.inEveryLanguage ? locales.find((locale) => !texts[locale]) : undefined;
  if (missing === undefined) return;
  const names = { fr: 'French', en: 'English' };
  throw new AppError(
    'invalid',
    `${type} has no text in ${names[missing]}: give it in meta.translations, or ask with oneLanguage=true.`,
    at(`/data/meta/translations/${missing}`),
  );
}

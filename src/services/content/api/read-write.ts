import { writeDocumentSchema, type WriteDocumentJson } from '#contract/content/json-api-write.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { normaliseValue } from '#services/content/store/attribute-value.ts';
import type { ItemText, ItemWrite } from '#services/content/store/write-item.ts';
import { readBody } from './read-body.ts';

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
  const { data } = readBody(body, writeDocumentSchema);
  if (data.type !== type.type)
    throw new AppError(
      'conflict',
      `This is the place of ${type.type}, not of ${data.type}.`,
      at('/data/type'),
    );
  if (id !== undefined && data.id !== id)
    throw new AppError('conflict', 'The id of the body is not that of the address.', at('/data/id'));
  if (id === undefined && data.id !== undefined)
    throw new AppError('forbidden', 'The id of a new item is given by the service.', at('/data/id'));
  const own = { ...data.meta?.translations, [locale]: data.attributes };
  const texts: Partial<Record<Locale, ItemText>> = {};
  for (const language of locales) {
    const attributes = own[language];
    const pointer = language === locale ? '/data/attributes' : `/data/meta/translations/${language}`;
    if (attributes) texts[language] = readText(attributes, { type, timeZone, pointer });
  }
  requireAttributes(type, texts, id === undefined);
  if (id === undefined && !inOneLanguage) requireLanguages(type, texts);
  return { type, texts, references: readRelationships(data.relationships, type) };
}

const at = (pointer: string) => ({ facts: { pointer } });

interface TextPlace {
  readonly type: ResourceType;
  readonly timeZone: string;
  readonly pointer: string;
}

function readText(given: Readonly<Record<string, unknown>>, place: TextPlace): ItemText {
  const { type, timeZone, pointer } = place;
  const { status, path, ...named } = given;
  if (status !== undefined && typeof status !== 'boolean')
    throw new AppError('invalid', 'status is true or false.', at(`${pointer}/status`));
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(named)) {
    const kind = Object.hasOwn(type.attributes, name) ? type.attributes[name] : undefined;
    if (kind === undefined)
      throw new AppError('invalid', `${type.type} has no attribute ${name}.`, at(`${pointer}/${name}`));
    requireWord(type, { name, value, pointer });
    try {
      attributes[name] = normaliseValue(kind, value, { field: name, timeZone });
    } catch (thrown) {
      if (thrown instanceof AppError)
        throw new AppError(thrown.code, thrown.message, { ...at(`${pointer}/${name}`), cause: thrown });
      throw thrown;
    }
  }
  return { attributes, status, ...(path !== undefined && { alias: readAlias(path, `${pointer}/path`) }) };
}

const aliasPattern = /^(\/[\p{L}\p{N}._~-]+){1,10}$/u;
const longestAlias = 250;

function readAlias(path: unknown, pointer: string): string | null {
  const alias = (path as { readonly alias?: unknown } | null)?.alias ?? null;
  if (alias === null) return null;
  if (typeof alias !== 'string' || alias.length > longestAlias || !aliasPattern.test(alias))
    throw new AppError('invalid', 'An address begins with a slash and has no empty part.', at(pointer));
  return alias;
}

interface GivenValue {
  readonly name: string;
  readonly value: unknown;
  readonly pointer: string;
}

function requireWord({ writing }: ResourceType, { name, value, pointer }: GivenValue): void {
  const words = writing?.words[name];
  if (!words || value === null || words.some((word) => word === value)) return;
  throw new AppError('invalid', `${name} is one of ${words.join(', ')}.`, at(`${pointer}/${name}`));
}

const isEmpty = (value: unknown) => !(typeof value === 'string' ? value.trim() : value);

/** A new item has them; one that is there does not lose them. */
function requireAttributes({ writing }: ResourceType, texts: ItemWrite['texts'], isNew: boolean): void {
  for (const { attributes } of Object.values(texts))
    for (const name of writing?.required ?? [])
      if ((isNew || name in attributes) && isEmpty(attributes[name]))
        throw new AppError('invalid', `${name} is missing.`, at(`/data/attributes/${name}`));
}

/** Half of the riders must not learn of it by chance. */
function requireLanguages({ type, writing }: ResourceType, texts: ItemWrite['texts']): void {
  const missing = writing?.inEveryLanguage ? locales.find((locale) => !texts[locale]) : undefined;
  if (missing === undefined) return;
  const names = { fr: 'French', en: 'English' };
  throw new AppError(
    'invalid',
    `${type} has no text in ${names[missing]}: give it in meta.translations, or ask with oneLanguage=true.`,
    at(`/data/meta/translations/${missing}`),
  );
}

function readRelationships(
  given: WriteDocumentJson['data']['relationships'],
  type: ResourceType,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(given).map(([name, { data }]) => {
      const pointer = `/data/relationships/${name}`;
      const relationship = type.writing?.relationships.includes(name) ? type.relationships[name] : undefined;
      if (!relationship)
        throw new AppError('invalid', `${name} of ${type.type} is not written here.`, at(pointer));
      const idents = data === null ? [] : Array.isArray(data) ? data : [data];
      const wrong = idents.find((ident) => !relationship.targets.includes(ident.type));
      if (wrong) throw new AppError('invalid', `${name} leads to no ${wrong.type}.`, at(pointer));
      if (!relationship.many && idents.length > 1)
        throw new AppError('invalid', `${name} takes one item.`, at(pointer));
      return [name, idents.map(({ id }) => id.toLowerCase())];
    }),
  );
}

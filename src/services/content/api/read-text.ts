import { AppError } from '#lib/errors.ts';
import type { AttributeKind, ResourceType } from '#services/content/model/resource-type.ts';
import { normaliseValue } from '#services/content/store/attribute-value.ts';
import type { ItemText } from '#services/content/store/plan-change.ts';

/** Where something stands in a body, for the words of a refusal. */
export const at = (pointer: string) => ({ facts: { pointer } });

export interface TextPlace {
  readonly type: ResourceType;
  readonly timeZone: string;
  readonly pointer: string;
}

/** The attributes of an item in one language, as the database holds them. */
export function readText(given: Readonly<Record<string, unknown>>, place: TextPlace): ItemText {
  const { status, path, created: _created, ...named } = given;
  const { pointer } = place;
  return {
    attributes: readAttributes(named, place),
    status: readStatus(status, pointer),
    ...(path !== undefined && { alias: readAlias(path, `${pointer}/path`) }),
  };
}

export function readStatus(status: unknown, pointer: string): boolean | undefined {
  if (status !== undefined && typeof status !== 'boolean')
    throw new AppError('invalid', 'status is true or false.', at(`${pointer}/status`));
  return status;
}

/** What the service makes of the other items around this one. */
const madeKinds: readonly AttributeKind[] = ['breadcrumb', 'secondaryMenu', 'metatags'];

export function readAttributes(
  given: Readonly<Record<string, unknown>>,
  { type, timeZone, pointer }: TextPlace,
): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(type.attributes, name) ? type.attributes[name] : undefined;
    // Blocks are free in their attributes.
    if (kind === undefined && type.entity !== 'paragraph')
      throw new AppError('invalid', `${type.type} has no attribute ${name}.`, at(`${pointer}/${name}`));
    if (kind !== undefined && madeKinds.includes(kind))
      throw new AppError('invalid', `${name} is made by the service.`, at(`${pointer}/${name}`));
    if (type.writing.ofBytes.includes(name))
      throw new AppError(
        'invalid',
        `${name} is read from the bytes that are sent.`,
        at(`${pointer}/${name}`),
      );
    requireWord(type, { name, value, pointer });
    try {
      attributes[name] = normaliseValue(kind ?? 'json', value, { field: name, timeZone });
    } catch (thrown) {
      if (thrown instanceof AppError)
        throw new AppError(thrown.code, thrown.message, { ...at(`${pointer}/${name}`), cause: thrown });
      throw thrown;
    }
  }
  return attributes;
}

/** A path, or the slash alone, which is the home page. */
const aliasPattern = /^(?:\/|(\/[\p{L}\p{N}._~-]+){1,10})$/u;
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
  const words = Object.hasOwn(writing.words, name) ? writing.words[name] : undefined;
  if (!words || value === null || words.some((word) => word === value)) return;
  throw new AppError('invalid', `${name} is one of ${words.join(', ')}.`, at(`${pointer}/${name}`));
}

import type { WriteIdentJson, WriteRelationshipsJson } from '#contract/content/json-api-write.ts';
import { AppError } from '#lib/errors.ts';
import { findOwn } from '#lib/find-own.ts';
import { getType } from '#services/content/model/registry.ts';
import { internalIdKeys } from '#services/content/model/resource-type.ts';
import type { PlannedBlock } from '#services/content/store/plan-rows.ts';
import { at, readAttributes, readStatus, type TextPlace } from './read-text.ts';

interface Relationships {
  /** Uuids of other items, by relationship. */
  readonly references: Record<string, readonly string[]>;
  /** Blocks, which are written with their item. */
  readonly blocks: Record<string, readonly PlannedBlock[]>;
}

const mostLevels = 6;

/** The relationships of a body: the whole list of each; what is wrong with one is refused with its place. */
export function readRelationships(given: WriteRelationshipsJson, place: TextPlace, level = 1): Relationships {
  const { pointer } = place;
  const references: Relationships['references'] = {};
  const blocks: Relationships['blocks'] = {};
  for (const [name, { data }] of Object.entries(given)) {
    const own = { ...place, pointer: `${pointer}/${name}` };
    const idents = data === null ? [] : Array.isArray(data) ? data : [data];
    const relationship = requireRelationship(name, idents, own);
    if (!relationship.many && idents.length > 1)
      throw new AppError('invalid', `${name} takes one item.`, at(own.pointer));
    if (relationship.targets.some((target) => target.startsWith('paragraph--')))
      blocks[name] = idents.map((ident, n) =>
        readBlock(ident, { ...own, pointer: `${own.pointer}/data/${n}` }, level),
      );
    else references[name] = idents.map((ident) => requireId(ident, own.pointer));
  }
  return { references, blocks };
}

/** Blocks are free in their fields: what such a one leads to tells what it is. */
function requireRelationship(name: string, idents: readonly WriteIdentJson[], { type, pointer }: TextPlace) {
  const known = findOwn(type.relationships, name);
  if (!known && type.entity !== 'paragraph')
    throw new AppError('invalid', `${name} of ${type.type} is not written here.`, at(pointer));
  const targets = known?.targets ?? idents.slice(0, 1).map((ident) => ident.type);
  const wrong = idents.find((ident) => !leadsTo(targets, ident.type));
  if (wrong) throw new AppError('invalid', `${name} leads to no ${wrong.type}.`, at(pointer));
  return known ?? { many: true, targets };
}

const leadsTo = (targets: readonly string[], type: string) =>
  targets.includes(type) || (targets.includes('paragraph--*') && /^paragraph--[a-z0-9_]+$/.test(type));

function requireId({ id }: WriteIdentJson, pointer: string): string {
  if (id === undefined) throw new AppError('invalid', 'An item is named by its id.', at(pointer));
  return id.toLowerCase();
}

/** What the wire tells of a block beside what is written of it. */
const toldOnly = new Set([internalIdKeys.paragraph, 'langcode']);

function readBlock({ type, id, meta }: WriteIdentJson, place: TextPlace, level: number): PlannedBlock {
  const { pointer } = place;
  if (level > mostLevels)
    throw new AppError('invalid', `Blocks stand in blocks ${mostLevels} deep at most.`, at(pointer));
  if (id === undefined && !meta?.attributes)
    throw new AppError('invalid', 'A new block has its attributes in meta.', at(`${pointer}/meta`));
  const own = { ...place, type: getType(type), pointer: `${pointer}/meta/attributes` };
  const { status, ...named } = meta?.attributes ?? {};
  const written = Object.fromEntries(Object.entries(named).filter(([name]) => !toldOnly.has(name)));
  const under = { ...own, pointer: `${pointer}/meta/relationships` };
  const { references, blocks } = readRelationships(meta?.relationships ?? {}, under, level + 1);
  const isShown = readStatus(status, own.pointer);
  return {
    type: type.replace(/^paragraph--/, ''),
    ...(id !== undefined && { id: id.toLowerCase() }),
    ...(meta?.key !== undefined && { key: readKey(meta.key, pointer) }),
    ...(isShown !== undefined && { status: isShown }),
    attributes: readAttributes(written, own),
    references,
    children: blocks,
  };
}

function readKey(key: string, pointer: string): string {
  if (/^[\w.-]{1,100}$/.test(key)) return key;
  throw new AppError(
    'invalid',
    'A key is made of letters, digits, dots and dashes.',
    at(`${pointer}/meta/key`),
  );
}

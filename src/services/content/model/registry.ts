import { AppError } from '#lib/errors.ts';
import { libraryTypes } from './library.ts';
import { newsTypes } from './news.ts';
import { noticeTypes } from './notices.ts';
import { pageTypes } from './pages.ts';
import { paragraphTypes } from './paragraphs.ts';
import { paragraphType, type ResourceType } from './resource-type.ts';

/** The types with a collection of their own. */
export const listedTypes: readonly ResourceType[] = [
  ...pageTypes,
  ...newsTypes,
  ...noticeTypes,
  ...libraryTypes,
];

const byType = new Map([...listedTypes, ...paragraphTypes].map((type) => [type.type, type]));
const paragraphPattern = /^paragraph--([a-z0-9_]+)$/;

function findType(type: string): ResourceType | undefined {
  const known = byType.get(type);
  if (known) return known;
  const bundle = paragraphPattern.exec(type)?.[1];
  return bundle === undefined ? undefined : paragraphType(bundle, {});
}

export function getType(type: string): ResourceType {
  const found = findType(type);
  if (!found) throw new AppError('invalid', `unknown resource type: ${type}`);
  return found;
}

/** Every type a relationship may lead to. */
export function targetTypes(targets: readonly string[]): readonly ResourceType[] {
  return targets.flatMap((target) => (target === 'paragraph--*' ? paragraphTypes : [getType(target)]));
}

/** For items already stored: a type that has left the table is read as a block of its name. */
export function typeOf(type: string): ResourceType {
  return findType(type) ?? paragraphType(type, {});
}

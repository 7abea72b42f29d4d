import type { ResourceJson } from '#contract/content/json-api.ts';
import type { MenuItemJson } from '#contract/content/menus.ts';
import { AppError } from '#lib/errors.ts';
import { badQuery, parseQuery, type QueryValue } from '#services/content/query/query-parameters.ts';
import { addressesOf, type ContentContext, type Reading } from './content-context.ts';
import { jsonApiMember } from '#platform/http/json-api-error.ts';
import { findMenu } from './menus.ts';

const type = 'menu_link_content--menu_link_content';
const provider = 'menu_link_content';

/** A menu as the module `jsonapi_menu_items` of Drupal lists it: flat, each item naming the one above it. */
export async function readMenuItems(
  context: ContentContext,
  reading: Reading,
  name: string,
): Promise<object> {
  const wanted = parseDepths(parseQuery(reading.url)['filter']);
  const menu = await findMenu(context.orm, name, { locale: context.locale, nowMs: context.clock.now() });
  if (!menu) throw new AppError('not-found', `There is no menu ${name}.`);
  const listed = listItems(menu.menu_items, { menu: name, parent: '', depth: 1 });
  const self = `${addressesOf(context, reading).base}${reading.url}`;
  return {
    jsonapi: jsonApiMember,
    data: listed
      .filter(({ depth }) => depth >= wanted.least && depth <= wanted.most)
      .map(({ resource }) => resource),
    links: { self: { href: self } },
  };
}

/** `filter[min_depth]` and `filter[max_depth]`: the top of the menu is 1. */
function parseDepths(filter: QueryValue | undefined): { least: number; most: number } {
  if (filter === undefined) return { least: 1, most: deepest };
  const names = typeof filter === 'string' ? [filter] : Object.keys(filter);
  if (typeof filter === 'string' || !names.every((name) => ['min_depth', 'max_depth'].includes(name)))
    throw badQuery("A menu is filtered by 'min_depth' and 'max_depth'.", 'filter');
  return { least: parseDepth(filter['min_depth'], 1), most: parseDepth(filter['max_depth'], deepest) };
}

const deepest = 9;

function parseDepth(given: QueryValue | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (typeof given === 'string' && /^[1-9]$/.test(given)) return Number(given);
  throw badQuery(`A depth is a number from 1 to ${deepest}.`, 'filter');
}

interface Place {
  readonly menu: string;
  /** The id of the item above; empty at the top. */
  readonly parent: string;
  readonly depth: number;
}

interface ListedItem {
  readonly depth: number;
  readonly resource: ResourceJson;
}

function listItems(items: readonly MenuItemJson[], { menu, parent, depth }: Place): ListedItem[] {
  return items.flatMap(({ id: uuid, link, children }, weight): ListedItem[] => {
    const id = `${provider}:${uuid}`;
    const attributes = {
      description: '',
      enabled: true,
      expanded: children.length > 0,
      menu_name: menu,
      meta: {},
      options: { external: link.external ?? false },
      parent,
      provider,
      route: { name: '', parameters: {} },
      title: link.title,
      url: link.uri,
      weight,
    };
    const below = listItems(children, { menu, parent: id, depth: depth + 1 });
    return [{ depth, resource: { type, id, attributes } }, ...below];
  });
}

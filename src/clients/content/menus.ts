import { z } from 'zod';
import { menusKey, type CacheClient } from '#clients/cache/cache-client.ts';
import { menuSchema, type MenuItemJson, type MenuJson } from '#contract/content/menus.ts';
import type { Locale } from '#domain/locale.ts';
import { menuNames, type Menu, type MenuItem, type MenuName, type Menus } from '#domain/menu.ts';
import { AppError } from '#lib/errors.ts';
import { nextMidnight } from '#lib/time/service-clock.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { basePath, localizeHref, type LocalizePath } from './links.ts';
import { parseHref } from './rich-text/href.ts';
import { parseIcon } from './rich-text/parse-icon.ts';

export interface MenusOptions {
  readonly transport: Transport;
  readonly cache: CacheClient;
  readonly localizePath: LocalizePath;
  readonly timeZone: string;
  readonly clock: Clock;
  readonly log: Log;
}

const cachedMenusSchema = z.record(z.string(), menuSchema);

/** The eight menus of a language: the day's copy of the cache service, else the content backend's. */
export async function loadMenus(options: MenusOptions, locale: Locale): Promise<Menus> {
  const { cache, localizePath, timeZone, clock } = options;
  const key = menusKey(locale);
  const cached = cachedMenusSchema.safeParse(await cache.read(key));
  if (cached.success && menuNames.every((name) => cached.data[name]))
    return parseMenus(cached.data, localizePath, locale);
  const fresh = await askMenus(options, locale);
  if (menuNames.every((name) => fresh[name])) {
    await cache.write(key, fresh, { expiresAtMs: nextMidnight(clock.now(), timeZone) });
  }
  return parseMenus(fresh, localizePath, locale);
}

/** One menu that fails is logged and left out; when none answers, the backend is out. */
async function askMenus({ transport, log }: MenusOptions, locale: Locale): Promise<Record<string, MenuJson>> {
  const menus: Record<string, MenuJson> = {};
  const faults: unknown[] = [];
  await Promise.all(
    menuNames.map(async (name) => {
      try {
        menus[name] = await getJson(transport, `${basePath(locale)}/api/menus/${name}`, menuSchema);
      } catch (error) {
        faults.push(error);
        log.warn({ err: error, menu: name, locale }, 'a menu could not be read');
      }
    }),
  );
  if (faults.length === menuNames.length) {
    throw new AppError('unavailable', 'no menu could be read', { cause: faults[0] });
  }
  return menus;
}

/** Each menu of the backend; where it gave none, the one the site has without it. */
function parseMenus(json: Record<string, MenuJson>, localizePath: LocalizePath, locale: Locale): Menus {
  const menuOf = (name: MenuName): Menu => {
    const menu = json[name];
    return menu ? parseMenu(menu, name, locale, localizePath) : fallbackMenu(name, locale, localizePath);
  };
  return Object.fromEntries(menuNames.map((name) => [name, menuOf(name)])) as Record<MenuName, Menu>;
}

/** The menus of a site that has never reached its content backend. */
export function fallbackMenus(locale: Locale, localizePath: LocalizePath): Menus {
  return parseMenus({}, localizePath, locale);
}

export function parseMenu(json: MenuJson, name: MenuName, locale: Locale, localizePath: LocalizePath): Menu {
  return { name, items: parseItems(json.menu_items, locale, localizePath) };
}

function parseItems(items: readonly MenuItemJson[], locale: Locale, localizePath: LocalizePath): MenuItem[] {
  return items
    .filter((item) => item.display_menu)
    .map((item) => {
      const target = parseHref(item.link.uri);
      const href = target && localizeHref(target.href, locale, localizePath);
      const icon = item.icon_svg ? parseIcon(item.icon_svg) : undefined;
      return {
        id: item.id,
        title: item.link.title,
        external: item.link.external ?? target?.external ?? false,
        children: parseItems(item.children, locale, localizePath),
        ...(href === undefined ? {} : { href }),
        ...(item.langcode === locale ? {} : { lang: item.langcode }),
        ...(icon ? { icon } : {}),
        ...(item.group === null ? {} : { column: item.group }),
      };
    });
}

function fallbackMenu(name: MenuName, locale: Locale, localizePath: LocalizePath): Menu {
  if (name !== 'main') return { name, items: [] };
  const texts = {
    fr: { group: 'Horaires et trajets', child: 'Horaire des bus', path: '/horaires-et-trajets/horaires' },
    en: { group: 'Schedules and trips', child: 'Bus schedules', path: '/schedules-and-trips/schedules' },
  }[locale];
  const href = localizePath(texts.path, locale);
  return {
    name,
    items: [
      {
        id: 'fallback',
        title: texts.group,
        external: false,
        children: [{ id: 'fallback-schedules', title: texts.child, href, external: false, children: [] }],
      },
    ],
  };
}

import { z } from 'zod';
import { menusKey, type CacheClient } from '#clients/cache/cache-client.ts';
import { menuSchema, type MenuItemJson, type MenuJson } from '#contract/content/menus.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import { menuNames, type Menu, type MenuItem, type MenuName, type Menus } from '#domain/menu.ts';
import { isOutage } from '#clients/copies/outages.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { nextMidnight } from '#lib/time/service-clock.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { basePath, localizeHref, type LocalizePath } from './links.ts';
import { parseHref } from './rich-text/href.ts';
import { parseIcon } from './rich-text/parse-icon.ts';

export interface MenusOptions extends MenuReading {
  readonly transport: Transport;
  readonly cache: CacheClient;
  readonly timeZone: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a menu of the wire is read with. */
interface MenuReading {
  readonly localizePath: LocalizePath;
  /** Where the built-in menu leads. */
  readonly schedulesPaths: Bilingual;
}

type MenusJson = Partial<Record<string, MenuJson>>;

/**
 * Some menus could not be read. It is thrown, so that whole ones from before are shown instead; where there are none,
 * `parse` gives those that could be read.
 */
export class PartialMenus extends AppError {
  readonly parse: () => Menus;

  constructor(cause: unknown, parse: () => Menus) {
    super('unavailable', 'a menu could not be read', { cause });
    this.parse = parse;
  }
}

const cachedMenusSchema = z.record(z.string(), menuSchema);

/** The eight menus of a language: the day's copy of the cache service, else the content backend's. */
export async function loadMenus(options: MenusOptions, locale: Locale): Promise<Menus> {
  const { cache, timeZone, clock } = options;
  const key = menusKey(locale);
  const cached = cachedMenusSchema.safeParse(await cache.read(key));
  if (cached.success && isWhole(cached.data)) return parseMenus(cached.data, locale, options);
  const { menus, outages } = await askMenus(options, locale);
  if (outages.length > 0) throw new PartialMenus(outages[0], () => parseMenus(menus, locale, options));
  if (isWhole(menus)) await cache.write(key, menus, { expiresAtMs: nextMidnight(clock.now(), timeZone) });
  return parseMenus(menus, locale, options);
}

const isWhole = (menus: MenusJson) => menuNames.every((name) => menus[name]);

/** One menu that fails is logged and left out; when none answers, the backend is out. */
async function askMenus({ transport, log }: MenusOptions, locale: Locale) {
  const menus: Record<string, MenuJson> = {};
  const faults: AppError[] = [];
  await Promise.all(
    menuNames.map(async (name) => {
      try {
        menus[name] = await getJson(transport, `${basePath(locale)}/api/menus/${name}`, menuSchema);
      } catch (error) {
        faults.push(toAppError(error));
        log.warn({ err: error, menu: name, locale }, 'a menu could not be read');
      }
    }),
  );
  if (faults.length === menuNames.length)
    throw new AppError('unavailable', 'no menu could be read', { cause: faults[0] });
  return { menus, outages: faults.filter(isOutage) };
}

/** Each menu of the backend; where it gave none, the one the site has without it. */
function parseMenus(json: MenusJson, locale: Locale, reading: MenuReading): Menus {
  const menuOf = (name: MenuName): Menu => {
    const menu = json[name];
    return menu
      ? parseMenu(menu, name, { ...reading, locale })
      : { name, items: name === 'main' ? [builtInGroup(locale, reading)] : [] };
  };
  return Object.fromEntries(menuNames.map((name) => [name, menuOf(name)])) as Record<MenuName, Menu>;
}

/** The menus of a site that has never reached its content backend. */
export function fallbackMenus(locale: Locale, reading: MenuReading): Menus {
  return parseMenus({}, locale, reading);
}

interface ItemReading {
  readonly locale: Locale;
  readonly localizePath: LocalizePath;
}

export function parseMenu(json: MenuJson, name: MenuName, reading: ItemReading): Menu {
  return { name, items: parseItems(json.menu_items, reading) };
}

function parseItems(items: readonly MenuItemJson[], reading: ItemReading): MenuItem[] {
  const { locale, localizePath } = reading;
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
        children: parseItems(item.children, reading),
        ...(href === undefined ? {} : { href }),
        ...(item.langcode === locale ? {} : { lang: item.langcode }),
        ...(icon ? { icon } : {}),
        ...(item.group === null ? {} : { column: item.group }),
      };
    });
}

/** The specification's own words for it. */
const builtInWords = {
  fr: { group: 'Horaires et trajets', child: 'Horaire des bus' },
  en: { group: 'Schedules and trips', child: 'Bus schedules' },
} as const;

function builtInGroup(locale: Locale, { localizePath, schedulesPaths }: MenuReading): MenuItem {
  const { group, child } = builtInWords[locale];
  const href = localizePath(schedulesPaths[locale], locale);
  const children = [{ id: 'fallback-schedules', title: child, href, external: false, children: [] }];
  return { id: 'fallback', title: group, external: false, children };
}

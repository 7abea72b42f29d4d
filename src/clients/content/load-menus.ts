import { z } from 'zod';
import type { CacheClient } from '#clients/cache/cache-client.ts';
import { menuSchema, type MenuJson } from '#contract/content/menus.ts';
import type { Locale } from '#domain/locale.ts';
import { menuNames, type Menu, type MenuName, type Menus } from '#domain/menu.ts';
import { AppError } from '#lib/errors.ts';
import { nextMidnight } from '#lib/time/next-midnight.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Transport } from '#platform/transport.ts';
import { askJson } from '../wire.ts';
import { basePath } from './base-path.ts';
import type { LocalizePath } from './links.ts';
import { fallbackMenu, parseMenu } from './menus.ts';

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
  const { cache, timeZone, clock } = options;
  const key = `menus-${locale}`;
  const cached = cachedMenusSchema.safeParse(await cache.read(key));
  if (cached.success && menuNames.every((name) => cached.data[name]))
    return parseMenus(cached.data, options, locale);
  const fresh = await askMenus(options, locale);
  if (menuNames.every((name) => fresh[name])) {
    await cache.write(key, fresh, { expiresAtMs: nextMidnight(clock.now(), timeZone) });
  }
  return parseMenus(fresh, options, locale);
}

/** One menu that fails is logged and left out; when none answers, the backend is out. */
async function askMenus({ transport, log }: MenusOptions, locale: Locale): Promise<Record<string, MenuJson>> {
  const menus: Record<string, MenuJson> = {};
  const faults: unknown[] = [];
  await Promise.all(
    menuNames.map(async (name) => {
      try {
        const path = `${basePath(locale)}/api/menus/${name}`;
        menus[name] = await askJson(transport, { method: 'GET', path }, menuSchema);
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

function parseMenus(json: Record<string, MenuJson>, { localizePath }: MenusOptions, locale: Locale): Menus {
  const menuOf = (name: MenuName): Menu => {
    const menu = json[name];
    return menu ? parseMenu(menu, name, locale, localizePath) : fallbackMenu(name, locale, localizePath);
  };
  return Object.fromEntries(menuNames.map((name) => [name, menuOf(name)])) as Record<MenuName, Menu>;
}

/** The menus of a site that has never reached its content backend. */
export function fallbackMenus(locale: Locale, localizePath: LocalizePath): Menus {
  const entries = menuNames.map((name) => [name, fallbackMenu(name, locale, localizePath)]);
  return Object.fromEntries(entries) as Record<MenuName, Menu>;
}

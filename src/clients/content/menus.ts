import type { MenuItemJson, MenuJson } from '#contract/content/menus.ts';
import type { Locale } from '#domain/locale.ts';
import type { Menu, MenuItem, MenuName } from '#domain/menu.ts';
import { localizeHref, type LocalizePath } from './links.ts';
import { parseHref } from './rich-text/href.ts';
import { parseIcon } from './rich-text/parse-icon.ts';

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

/** The menu of a site whose content backend has never answered. */
export function fallbackMenu(name: MenuName, locale: Locale, localizePath: LocalizePath): Menu {
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

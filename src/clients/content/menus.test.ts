import { describe, expect, it } from 'vitest';
import { menuSchema } from '#contract/content/menus.ts';
import { menuNames } from '#domain/menu.ts';
import { fallbackMenus, parseMenu } from './menus.ts';

const localize = (path: string, locale: string) => (locale === 'fr' ? path : `/${locale}${path}`);
const item = (more: object = {}) => ({
  id: '1',
  langcode: 'en',
  link: { title: 'Fares', uri: '/fares' },
  ...more,
});
const read = (...items: object[]) =>
  parseMenu(menuSchema.parse({ menu_name: 'main', langcode: 'en', menu_items: items }), 'main', {
    locale: 'en',
    localizePath: localize,
  }).items;

describe('a menu', () => {
  it('has its links in the language of the page', () => {
    expect(read(item())).toEqual([
      { id: '1', title: 'Fares', href: '/en/fares', external: false, children: [] },
    ]);
  });

  it('leaves out what is switched off, children with it', () => {
    expect(
      read(item({ display_menu: false, children: [item({ id: '2' })] }), item({ id: '3' })).map(
        ({ id }) => id,
      ),
    ).toEqual(['3']);
  });

  it('keeps its order, its depth and its columns', () => {
    const deep = item({ id: '1', group: 2, children: [item({ id: '2', children: [item({ id: '3' })] })] });
    expect(read(deep)).toMatchObject([
      { id: '1', column: 2, children: [{ id: '2', children: [{ id: '3' }] }] },
    ]);
  });

  it('says which words are in the other language', () => {
    expect(read(item({ langcode: 'fr' }))[0]).toMatchObject({ lang: 'fr' });
    expect(read(item())[0]).not.toHaveProperty('lang');
  });

  it('has titles that lead nowhere', () => {
    const [title] = read(item({ link: { title: 'About', uri: '' } }));
    expect(title).toMatchObject({ title: 'About', external: false });
    expect(title).not.toHaveProperty('href');
  });

  it.each([
    [{ title: 'x', uri: 'https://example.org' }, true],
    [{ title: 'x', uri: 'mailto:a@b.ca' }, false],
    [{ title: 'x', uri: '/a', external: true }, true],
    [{ title: 'x', uri: '/a' }, false],
  ])('knows whether %j leaves the site', (link, external) => {
    expect(read(item({ link }))[0]).toMatchObject({ external });
  });

  it('never runs what an icon holds', () => {
    const icon_svg =
      '<svg viewBox="0 0 24 24" onload="hit(1)"><script>hit(1)</script><path d="M1 1h2"/></svg>';
    const [withIcon] = read(item({ icon_svg }));
    expect(JSON.stringify(withIcon)).toContain('M1 1h2');
    expect(JSON.stringify(withIcon)).not.toMatch(/onload|script|hit/);
  });
});

describe('the menus of a site that never reached its backend', () => {
  it.each([
    ['fr', 'Horaire des bus', '/horaires'],
    ['en', 'Bus schedules', '/en/schedules'],
  ] as const)('in %s lead to the schedules', (locale, title, href) => {
    const menus = fallbackMenus(locale, {
      localizePath: localize,
      schedulesPaths: { fr: '/horaires', en: '/schedules' },
    });
    expect(new Set(Object.keys(menus))).toEqual(new Set(menuNames));
    expect(menus.main.items[0]?.children).toMatchObject([{ title, href }]);
    expect(menuNames.filter((name) => menus[name].items.length > 0)).toEqual(['main']);
  });
});

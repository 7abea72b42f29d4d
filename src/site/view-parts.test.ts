import { describe, expect, it } from 'vitest';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { scenes } from '#site/ui/drawing/scenes.tsx';
import { errorScene } from '#site/pages/system/error/error-kind.ts';
import { partsOf } from './view-parts.ts';

const view = viewFixture('fr');
const at = (url: string, screen = view.route.screen) => ({ ...view, route: { ...view.route, url, screen } });
const [section] = view.shell.menus.main.items.flatMap(({ href }) => href ?? []);

describe('the drawings of a page', () => {
  it('come with a section, and with what was not found or is not for everybody', () => {
    expect(partsOf(at(section ?? ''))).toContain('scene');
    for (const status of [401, 403, 404]) {
      expect(partsOf({ ...at('/une-page', 'system/error'), status })).toContain('scene');
      expect(errorScene(status)).toBeOneOf(Object.keys(scenes));
    }
  });

  it('stay away from other pages, and from faults, which may come without a network', () => {
    expect(partsOf(at('/une-page'))).not.toContain('scene');
    // A form that is shown again.
    expect(partsOf({ ...at('/une-page'), status: 422 })).not.toContain('scene');
    for (const status of [500, 503]) {
      expect(partsOf({ ...at('/une-page', 'system/error'), status })).not.toContain('scene');
    }
  });
});

describe('the board of a stop', () => {
  const stop = (params: Readonly<Record<string, string>>, layout: typeof view.route.layout = 'default') => ({
    ...view,
    route: { ...view.route, screen: 'schedules/stop', params, layout },
  });

  it('brings what a day, a lobby and another site need only where they are shown', () => {
    const own = (parts: readonly string[]) =>
      parts.filter((name) => name === 'display' || name === 'stop-day');
    expect(own(partsOf(stop({ arret: '1413' })))).toEqual([]);
    expect(own(partsOf(stop({ arret: '1413', date: '2026-11-15' })))).toEqual(['stop-day']);
    expect(own(partsOf(stop({ arret: '1413' }, 'display')))).toEqual(['display']);
  });
});

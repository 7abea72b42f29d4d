import { loadHome } from './content/home/data.server.ts';
import { loadContent } from './content/page/data.server.ts';
import { loadPreview } from './content/preview/data.server.ts';
import { loadSearch } from './content/search/data.server.ts';
import { loadStop } from './schedules/stop/data.server.ts';
import type { Screen } from './screen.server.ts';
import { loadGallery } from './system/gallery/data.server.ts';
import { loadOffline } from './system/offline/data.server.ts';
import { loadMaintenance } from './system/maintenance/data.server.ts';

export type Screens = Readonly<Record<string, Screen>>;

/** Every screen of the site, by its folder. The error page has no address and stands apart. */
export const screens: Screens = {
  'content/home': { routes: ['home'], load: loadHome, offline: { kind: 'frame' } },
  'content/page': { routes: [], load: loadContent },
  'content/preview': { routes: ['preview'], load: loadPreview, keep: 'never', indexed: false },
  'content/search': { routes: ['search'], load: loadSearch },
  'schedules/stop': { routes: ['schedules-arret'], load: loadStop, layout: 'screen' },
  'system/gallery': { routes: ['gallery'], load: loadGallery, indexed: false },
  'system/offline': { routes: ['offline'], load: loadOffline, indexed: false, offline: { kind: 'frame' } },
  'system/maintenance': { routes: ['maintenance'], load: loadMaintenance, keep: 'never' },
};

/** A route without a screen of its own shows its content-backed page. */
export const defaultScreen = 'content/page';

/** Which screen draws a route: its folder. */
export function screenFinder(known: Screens): (routeName: string) => string {
  const byRoute = new Map(
    Object.entries(known).flatMap(([key, { routes }]) => routes.map((name) => [name, key])),
  );
  return (routeName) => byRoute.get(routeName.replace(instanceSuffix, '')) ?? defaultScreen;
}

/** A further instance of a module carries the start of its id after the name of the route. */
const instanceSuffix = /-[0-9a-f]{8}(?:-[0-9a-f-]{27})?$/;

/**
 * Texts that only some screens show, apart from those of every page: a browser fetches them with these screens. A group
 * is a file of each language and an argument of `useTexts`.
 */
export const textGroups = [
  'account',
  'fares',
  'forms',
  'journeys',
  'line-index',
  'lists',
  'map',
  'notices',
  'planner',
  'print',
  'routes',
  'search',
  'staff',
  'web-forms',
] as const;

export type TextGroup = (typeof textGroups)[number];

/** Those that are not called as a text area they have. */
const areas: Partial<Readonly<Record<TextGroup, string>>> = {
  'line-index': 'lineIndex',
  lists: 'pointsOfSale',
  routes: 'line',
  search: 'siteSearch',
  staff: 'staff',
  'web-forms': 'webForms',
};

/** A text area that a group has: where it is loaded, so is the group. */
export const areaOf = (group: TextGroup): string => areas[group] ?? group;

/** Schedule screens that are about no line in particular. */
const aboutNoLine = ['network-map', 'stop'];
/** Those that list lines, or the stops of the device. */
const withIndex = ['index', 'my-stops'];

/** Pages of the content that have texts of their own: lists that riders search, and the home page. */
const contentScreens: Readonly<Record<string, readonly TextGroup[]>> = {
  'content/home': ['planner'],
  'content/job-opening': ['lists'],
  'content/job-openings': ['lists'],
  'content/media-archive': ['lists'],
  'content/opus-school': ['lists'],
  'content/points-of-sale': ['lists', 'map'],
  'content/search': ['search'],
  'system/preview': ['lists'],
};

/** The groups of pieces that few pages have. */
const partGroups: Readonly<Record<string, readonly TextGroup[]>> = { 'web-form': ['forms', 'web-forms'] };

/** The groups of a view: of its screen, which is named by its folder, and of the pieces it has besides. */
export function textGroupsOf(screen: string, parts: readonly string[] = []): readonly TextGroup[] {
  return [...new Set([...groupsOfScreen(screen), ...parts.flatMap((part) => partGroups[part] ?? [])])];
}

function groupsOfScreen(screen: string): readonly TextGroup[] {
  const [area, name = ''] = screen.split('/');
  if (name === 'gallery') return textGroups;
  if (area === 'account') return ['account', 'forms', 'notices'];
  if (area === 'staff') return ['forms', 'staff'];
  if (area === 'fares') return ['fares'];
  if (area === 'planner') return ['journeys', 'map', 'planner'];
  if (area === 'print') return ['print'];
  if (area === 'notices') return name === 'detail' ? ['map', 'notices'] : ['notices'];
  if (area === 'news') return ['lists'];
  if (area !== 'schedules') return contentScreens[screen] ?? [];
  if (withIndex.includes(name)) return ['line-index', 'map'];
  return aboutNoLine.includes(name) ? ['map'] : ['map', 'routes'];
}

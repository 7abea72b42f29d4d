import { actions as activationActions } from './account/activation/action.server.ts';
import { loadActivation } from './account/activation/data.server.ts';
import { actions as confirmActions } from './account/confirm/action.server.ts';
import { loadConfirm } from './account/confirm/data.server.ts';
import { actions as createProfileActions } from './account/create-profile/action.server.ts';
import { loadCreateProfile } from './account/create-profile/data.server.ts';
import { loadExport } from './account/export/data.server.ts';
import { actions as infoActions } from './account/info/action.server.ts';
import { loadInfo } from './account/info/data.server.ts';
import { actions as loginActions } from './account/login/action.server.ts';
import { loadLogin } from './account/login/data.server.ts';
import { loadMyNotices } from './account/my-notices/data.server.ts';
import { actions as newsletterActions } from './account/newsletter/action.server.ts';
import { loadNewsletter } from './account/newsletter/data.server.ts';
import { actions as followActions } from './account/notices/action.server.ts';
import { loadFollow } from './account/notices/data.server.ts';
import { actions as parametersActions } from './account/parameters/action.server.ts';
import { loadParameters } from './account/parameters/data.server.ts';
import { actions as passwordResetActions } from './account/password-reset/action.server.ts';
import { loadPasswordReset } from './account/password-reset/data.server.ts';
import { loadHome } from './content/home/data.server.ts';
import { loadJobOpening } from './content/job-opening/data.server.ts';
import { loadJobOpenings } from './content/job-openings/data.server.ts';
import { loadMediaArchive } from './content/media-archive/data.server.ts';
import { loadOpusSchool } from './content/opus-school/data.server.ts';
import { loadContent } from './content/page/data.server.ts';
import { loadPointsOfSale } from './content/points-of-sale/data.server.ts';
import { loadBestFare } from './fares/best-fare/data.server.ts';
import { loadPreview } from './system/preview/data.server.ts';
import { loadSearch } from './content/search/data.server.ts';
import { loadNewsDetail } from './news/detail/data.server.ts';
import { loadNewsList } from './news/list/data.server.ts';
import { loadNoticeDetail } from './notices/detail/data.server.ts';
import { loadNoticeList } from './notices/list/data.server.ts';
import { loadCancellations } from './schedules/cancellations/data.server.ts';
import { newsListRoutes } from '#site/routing/news-paths.ts';
import { displayModes } from '#site/routing/schedule-paths.ts';
import { mapPolicy, tripPolicy } from './policy-needs.ts';
import { loadDisplays } from './schedules/displays/data.server.ts';
import { loadLine } from './schedules/line/data.server.ts';
import { loadFollow as loadFollowTrip } from './planner/follow/data.server.ts';
import { loadPlan } from './planner/plan/data.server.ts';
import { loadSheetCheck } from './print/check/data.server.ts';
import { loadPrintProxy } from './print/proxy/data.server.ts';
import { loadPrintSchedule } from './print/schedule/data.server.ts';
import { loadPrintSelection } from './print/selection/data.server.ts';
import { loadTemplate } from './print/template/data.server.ts';
import { loadLineMap } from './schedules/line-map/data.server.ts';
import { loadNetworkMap } from './schedules/network-map/data.server.ts';
import { loadIndex } from './schedules/index/data.server.ts';
import { loadMyStops } from './schedules/my-stops/data.server.ts';
import { loadStop } from './schedules/stop/data.server.ts';
import { loadTrip } from './schedules/trip/data.server.ts';
import { loadStopOnLine } from './schedules/stop-on-line/data.server.ts';
import { loadTimetable } from './schedules/timetable/data.server.ts';
import type { Screen } from './screen.server.ts';
import { loadSearches } from './staff/searches/data.server.ts';
import { actions as submissionsActions } from './staff/submissions/action.server.ts';
import { loadSubmissions } from './staff/submissions/data.server.ts';
import { loadGallery } from './system/gallery/data.server.ts';
import { loadOffline } from './system/offline/data.server.ts';
import { loadMaintenance } from './system/maintenance/data.server.ts';

export type Screens = Readonly<Record<string, Screen>>;

/**
 * Schedule screens and notices draw their own headings, and have one policy: going from one to the other loads no
 * document.
 */
const schedule = { layout: 'screen', policy: mapPolicy } as const;

/** Screens by which a profile is made or entered: what is wrong with their form stands above their heading. */
const entry = { layout: 'screen', keep: 'never' } as const;

/** Screens that mails lead to. */
const mailed = { keep: 'never', policy: { secretAddress: true } } as const;

/** Every screen of the site, by its folder. The error page has no address and stands apart. */
export const screens: Screens = {
  'account/activation': {
    routes: ['account-activation', 'account-activation-legacy'],
    load: loadActivation,
    actions: activationActions,
    ...entry,
    ...mailed,
    indexed: false,
  },
  'account/create-profile': {
    routes: ['create-account'],
    load: loadCreateProfile,
    actions: createProfileActions,
    ...entry,
  },
  'account/login': { routes: ['login'], load: loadLogin, actions: loginActions, ...entry },
  'account/password-reset': {
    routes: ['password-reset'],
    load: loadPasswordReset,
    actions: passwordResetActions,
    ...entry,
    ...mailed,
  },
  'account/confirm': {
    routes: ['confirm-subscription', 'confirm-unsubscription'],
    load: loadConfirm,
    actions: confirmActions,
    ...mailed,
    indexed: false,
  },
  'account/my-notices': {
    routes: ['account-my-notices'],
    load: loadMyNotices,
    keep: 'never',
    indexed: false,
  },
  'account/newsletter': {
    routes: ['account-newsletter'],
    load: loadNewsletter,
    actions: newsletterActions,
    keep: 'never',
    indexed: false,
  },
  'account/notices': {
    routes: ['account-notices'],
    load: loadFollow,
    actions: followActions,
    keep: 'never',
    indexed: false,
  },
  'account/export': { routes: ['account-export'], load: loadExport, keep: 'never', hasBlocks: false },
  'account/info': { routes: ['account-info'], load: loadInfo, actions: infoActions, keep: 'never' },
  'account/parameters': {
    routes: ['account-parameters'],
    load: loadParameters,
    actions: parametersActions,
    keep: 'never',
  },
  'content/home': { routes: ['home'], load: loadHome, offline: { kind: 'frame' } },
  'content/job-opening': { routes: ['job-openings-details'], load: loadJobOpening },
  'content/job-openings': { routes: ['job-openings'], load: loadJobOpenings },
  'content/media-archive': { routes: ['media-archive'], load: loadMediaArchive },
  'content/newsletter': { routes: ['newsletter'], load: loadContent },
  'content/opus-school': { routes: ['opus-school'], load: loadOpusSchool },
  'content/page': { routes: [], load: loadContent },
  'system/preview': { routes: ['preview'], load: loadPreview, keep: 'never', indexed: false },
  'content/points-of-sale': { routes: ['points-of-sale'], load: loadPointsOfSale, policy: mapPolicy },
  'content/search': { routes: ['search'], load: loadSearch },
  'fares/best-fare': { routes: ['best-fare', 'best-fare-students'], load: loadBestFare },
  'schedules/cancellations': {
    routes: ['schedule-cancellations'],
    load: loadCancellations,
    ...schedule,
    hasBlocks: false,
  },
  'schedules/displays': {
    routes: ['schedule-displays', ...displayModes.map((mode) => `schedule-display-${mode}`)],
    load: loadDisplays,
    ...schedule,
    hasBlocks: false,
  },
  'schedules/index': { routes: ['schedules'], load: loadIndex, ...schedule, layout: 'search-screen' },
  'schedules/my-stops': {
    routes: ['schedule-my-stops'],
    load: loadMyStops,
    ...schedule,
    offline: { kind: 'frame' },
    hasBlocks: false,
  },
  'schedules/line': { routes: ['schedule-route'], load: loadLine, ...schedule, hasBlocks: false },
  'news/detail': {
    routes: Object.values(newsListRoutes).map((name) => `${name}-details`),
    load: loadNewsDetail,
    layout: 'full-width',
  },
  'news/list': { routes: Object.values(newsListRoutes), load: loadNewsList, layout: 'full-width' },
  'notices/detail': { routes: ['notices-details'], load: loadNoticeDetail, ...schedule },
  'notices/list': { routes: ['notices', 'notices-route'], load: loadNoticeList, ...schedule },
  'planner/plan': { routes: ['trip-planner'], load: loadPlan, policy: tripPolicy },
  'planner/follow': {
    routes: ['trip-follow'],
    load: loadFollowTrip,
    layout: 'screen',
    indexed: false,
    policy: tripPolicy,
    hasBlocks: false,
  },
  'print/check': { routes: ['sheet-check'], load: loadSheetCheck, layout: 'screen', hasBlocks: false },
  'print/proxy': {
    routes: ['printable-schedules-print'],
    load: loadPrintProxy,
    indexed: false,
    hasBlocks: false,
  },
  'print/schedule': {
    routes: ['printable-schedules-schedule'],
    load: loadPrintSchedule,
    layout: 'screen',
    hasBlocks: false,
  },
  'print/selection': { routes: ['printable-schedules'], load: loadPrintSelection },
  'print/template': {
    routes: ['printable-schedules-template'],
    load: loadTemplate,
    indexed: false,
    script: false,
    hasBlocks: false,
  },
  'schedules/line-map': { routes: ['schedule-line-map'], load: loadLineMap, ...schedule, hasBlocks: false },
  'schedules/network-map': { routes: ['schedule-map'], load: loadNetworkMap, ...schedule, hasBlocks: false },
  'schedules/stop': { routes: ['schedules-arret'], load: loadStop, ...schedule, hasBlocks: false },
  'schedules/trip': { routes: ['schedule-voyage'], load: loadTrip, ...schedule, hasBlocks: false },
  'schedules/stop-on-line': {
    routes: ['schedules-trip'],
    load: loadStopOnLine,
    ...schedule,
    hasBlocks: false,
  },
  'schedules/timetable': {
    routes: ['schedule-timetable'],
    load: loadTimetable,
    ...schedule,
    hasBlocks: false,
  },
  'staff/submissions': {
    routes: ['submissions'],
    load: loadSubmissions,
    actions: submissionsActions,
    keep: 'never',
    indexed: false,
    // Nothing of third parties is beside what riders wrote, whatever the editor agreed to.
    policy: { secretAddress: true },
    hasBlocks: false,
  },
  'staff/searches': {
    routes: ['missed-searches'],
    load: loadSearches,
    keep: 'never',
    indexed: false,
    hasBlocks: false,
  },
  'system/gallery': { routes: ['gallery'], load: loadGallery, indexed: false, hasBlocks: false },
  'system/offline': {
    routes: ['offline'],
    load: loadOffline,
    indexed: false,
    offline: { kind: 'frame' },
    hasBlocks: false,
  },
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

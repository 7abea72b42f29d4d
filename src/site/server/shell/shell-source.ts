import type { ContentClient } from '#clients/content/content-client.ts';
import { fallbackMenus } from '#clients/content/menus.ts';
import { otherLocale, withPrefix, type Locale, type LocaleStrategy } from '#domain/locale.ts';
import type { Menus } from '#domain/menu.ts';
import type { OperatorInZone, ServiceType } from '#domain/operator.ts';
import type { PageInfo } from '#domain/page.ts';
import { isOver, type ClientSettings, type TakeoverAlert } from '#domain/settings.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { Captcha } from '#platform/captcha/captcha.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { pathWithDone } from '#site/forms/done.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatDate } from '#site/i18n/format.ts';
import { nameLang } from '#site/i18n/name-lang.ts';
import { splitPrefix } from '#site/routing/locale-path.ts';
import type { RouteMatch } from '#site/routing/route.ts';
import type { Shell, ShellLinks, ShellMenus, ShellOperator, ShellServiceType } from '#site/view.ts';
import type { SiteWarning, Visitor } from '#site/view.ts';
import type { VisitorCookies } from '../http/cookies.ts';
import type { FormTokens } from '../http/form-token.ts';
import type { CurrentRoutes } from '../routes/route-source.ts';
import type { AgreedThirdParties } from '../http/third-parties.ts';

interface ShellSourceOptions {
  readonly operator: OperatorInZone;
  readonly content: ContentClient;
  readonly strategy: LocaleStrategy;
  readonly tokens: FormTokens;
  readonly clock: Clock;
  readonly log: Log;
  readonly captcha: Captcha;
  /** Told to the pages of visitors who agreed. */
  readonly thirdParties: AgreedThirdParties;
  readonly completesAddresses: boolean;
  /** Whether a part behind the site is failing now. */
  warning(): SiteWarning | undefined;
}

/** What the shell depends on besides the content: who asks, for what, with which choices made. */
interface ShellRequest {
  readonly locale: Locale;
  readonly url: URL;
  readonly match: RouteMatch | undefined;
  readonly info: PageInfo;
  readonly routes: CurrentRoutes;
  readonly visitor: Visitor;
  readonly cookies: VisitorCookies;
  /** The page's forms that carry a proof that a person sends them. */
  readonly captchaForms: readonly string[];
  /** The page may show a map. */
  readonly hasMap: boolean;
  readonly hasSecretAddress: boolean;
}

/** What the content says of every page in a language. */
export interface ShellContent {
  readonly menus: Menus;
  readonly settings: ClientSettings | undefined;
}

export type ShellSource = ReturnType<typeof createShellSource>;

export function createShellSource(options: ShellSourceOptions) {
  const { operator, content, strategy, log } = options;
  const localize = (path: string, locale: Locale) => withPrefix(path, locale, strategy);

  // The same object for every page, so that it is written as text only once.
  const operators = { fr: operatorOf(operator, 'fr'), en: operatorOf(operator, 'en') };

  // Signed once a second, not once a page: kept pages share theirs for much longer.
  const pageToken = oncePer(1000, options.clock, (form) => options.captcha.issuePageToken(form));

  /** Never fails: what cannot be read is built in, or left out. */
  async function load(locale: Locale): Promise<ShellContent> {
    const [menus, settings] = await Promise.all([
      content.loadMenus(locale).catch((error: unknown) => {
        log.error({ err: error, locale }, 'menus could not be read; the built-in menu is shown');
        return fallbackMenus(locale, { ...operator, localizePath: localize });
      }),
      content.loadSettings(locale).catch((error: unknown) => {
        log.error({ err: error }, 'client settings could not be read; no alert is shown');
        return undefined;
      }),
    ]);
    return { menus, settings };
  }

  function shellOf(request: ShellRequest, { menus, settings }: ShellContent): Shell {
    const { locale, cookies, visitor, routes } = request;
    const mayLoad = cookies.consent === 'granted' && !request.hasSecretAddress;
    const agreed = mayLoad ? options.thirdParties : undefined;
    return {
      operator: operators[locale],
      menus: shellMenus(menus),
      links: linksOf(request, localize, operator.banners[locale]?.link.page),
      visitor,
      consent: cookies.consent,
      theme: cookies.theme,
      formToken: options.tokens.issue(visitor),
      captcha: {
        pageTokens: Object.fromEntries(request.captchaForms.map((name) => [name, pageToken(name)])),
        provider: agreed?.captcha,
      },
      today: dayOf(momentIn(operator.timeZone, options.clock.now())),
      todayInWords: formatDate(options.clock.now(), { locale, timeZone: operator.timeZone }),
      routesHash: routes.hash,
      alert: alertFor(settings?.alert, request, options.clock.now()),
      warning: options.warning(),
      mapStyleUrl: request.hasMap ? agreed?.mapStyleUrl : undefined,
      completesAddresses: options.completesAddresses || undefined,
      thirdPartyScripts: agreed?.scripts.length ? agreed.scripts : undefined,
    };
  }

  return { load, shellOf };
}

/** The same value for the same key until the time is over. */
function oncePer(ms: number, clock: Clock, make: (key: string) => string): (key: string) => string {
  const made = new Map<string, { readonly at: number; readonly value: string }>();
  return (key) => {
    const now = clock.now();
    const last = made.get(key);
    if (last && now - last.at < ms && now >= last.at) return last.value;
    const value = make(key);
    made.set(key, { at: now, value });
    return value;
  };
}

const picked = new WeakMap<Menus, ShellMenus>();

/** The same object for the same menus, so that it is written as text only once. */
function shellMenus(menus: Menus): ShellMenus {
  const { main, meta, footer, social } = menus;
  const chosen = picked.get(menus) ?? { main, meta, footer, social };
  picked.set(menus, chosen);
  return chosen;
}

function operatorOf(operator: OperatorInZone, locale: Locale): ShellOperator {
  const { shortName, logo, phones, email, website, address, social, timeZone, searchExample, numbers } =
    operator;
  return {
    name: operator.name[locale],
    nameLang: nameLang(operator.name, locale, operator.languages?.names),
    newsletterPitch: operator.newsletterPitch?.[locale],
    banner: operator.banners[locale],
    shortName,
    logo: { width: logo.width, height: logo.height },
    phones,
    ...(email !== undefined && { email }),
    ...(website !== undefined && { website }),
    ...(address && { address }),
    social: social.map(({ name, url }) => ({ name, url })),
    serviceTypes: operator.serviceTypes.map(serviceTypeOf),
    timeZone,
    searchExample,
    ...(numbers && { numbers }),
    languages: operator.languages,
    ...(operator.fleet && { fleet: operator.fleet }),
    ...(operator.scenery && { scenery: operator.scenery }),
  };
}

function serviceTypeOf(type: ServiceType): ShellServiceType {
  const { code, key, name, shownWith, ranges, description } = type;
  return { code, key, name, shownWith, ranges, description, look: { shape: type.look.shape } };
}

/** Until its end, on the home page or on the pages it lists, unless these very words were dismissed. */
function alertFor(
  alert: TakeoverAlert | undefined,
  { match, url, cookies }: ShellRequest,
  nowMs: number,
): TakeoverAlert | undefined {
  if (!alert || isOver(alert, nowMs) || cookies.dismissedAlert === alert.fingerprint) return undefined;
  const here = splitPrefix(url.pathname).path;
  const listed = alert.onPaths.some((path) => path === url.pathname || splitPrefix(path).path === here);
  const home = alert.onHome && match?.route.name === 'home';
  return listed || home ? alert : undefined;
}

function linksOf(
  request: ShellRequest,
  localize: (path: string, locale: Locale) => string,
  bannerPage = 'home',
): ShellLinks {
  const { locale, url, info, routes, visitor } = request;
  const home = (language: Locale) => localize('/', language);
  const path = (name: string) => routes.table.pathOf(name, locale) ?? home(locale);
  return {
    home: home(locale),
    search: path('search'),
    login: path('login'),
    accountNotices: path('account-notices'),
    accountParameters: path('account-parameters'),
    accountMyNotices: path('account-my-notices'),
    accountNewsletter: path('account-newsletter'),
    accountInfo: path('account-info'),
    schedules: path('schedules'),
    notices: path('notices'),
    planner: routes.table.pathOf('trip-planner', locale),
    banner: path(bannerPage),
    otherLanguage:
      (info.alternatePath ?? home(otherLocale(locale))) + pathWithDone(url).slice(url.pathname.length),
    ...(visitor.kind === 'editor' && {
      staff: [
        { href: path('submissions'), title: catalogues[locale].staff.submissions.title },
        { href: path('missed-searches'), title: catalogues[locale].staff.searches.title },
      ],
    }),
  };
}

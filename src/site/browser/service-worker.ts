import { savesData } from '#site/device/connection.ts';
import { keptAt, onNetworkBack } from '#site/device/kept-copy.ts';
import { myStops, onMyStops } from '#site/device/my-stops.ts';
import { whenIdle } from '#site/device/when-idle.ts';
import { serviceWorkerPath, serviceWorkerPolicy } from '#site/offline/addresses.ts';
import type { PageShown } from '#site/offline/messages.ts';
import { stopPath } from '#site/routing/schedule-paths.ts';
import type { PageView } from '#site/view.ts';

/** The router, as far as keeping pages concerns it. */
interface ShownPages {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly revalidation: 'idle' | 'loading';
  };
  subscribe(listener: () => void): unknown;
  revalidate(): unknown;
}

/** A page is told of once it has stood for so long: whoever only passes by has no use for it. */
const settleMs = 2000;

/** The word waits this long at most for an idle moment. */
const idleTimeoutMs = 10_000;

/** How often a copy is tried to be replaced while the browser believes in its network. */
const retryMs = 15_000;

/** A browser tells of its network before the first answer can come through it. */
const settledNetworkMs = 2000;

/**
 * Keeps pages of this device for when it has no network. Nothing happens before the page has been taken over and the
 * browser is idle, nothing at all for visitors who save data, and nothing in a frame of another site.
 */
export function keepPages(router: ShownPages, viewOf: () => PageView | undefined): void {
  followNetwork(router);
  const offline = offlinePaths();
  if (!('serviceWorker' in navigator) || offline.length === 0 || window.top !== window) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  const tell = async () => {
    const view = viewOf();
    if (!view || keptAt() !== undefined) return;
    const message = describePage(view, router.state.location.pathname, offline);
    const registration = await register();
    if (!registration || told === JSON.stringify(message)) return;
    told = JSON.stringify(message);
    (await navigator.serviceWorker.ready).active?.postMessage(message);
  };
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void tell().catch(() => undefined), idleTimeoutMs), settleMs);
  };
  tellSoon();
  router.subscribe(tellSoon);
  onMyStops(tellSoon);
}

/** Named by the document: none where the site keeps no pages on devices. */
function offlinePaths(): readonly string[] {
  const script = document.querySelector<HTMLScriptElement>('script[data-offline]');
  return script?.dataset['offline']?.split(' ') ?? [];
}

function describePage(view: PageView, path: string, offline: readonly string[]): PageShown {
  const { links } = view.shell;
  const { kept, recent } = myStops();
  const place = { base: links.schedules, locale: view.route.locale };
  return {
    kind: 'shown',
    path,
    offline,
    always: [links.home, ...kept.map(({ code }) => stopPath(place, code))],
    own: { kept: kept.map(({ code }) => code), recent: recent.map(({ code }) => code) },
    theme: document.documentElement.dataset['theme'] ?? 'system',
    savesData: savesData(),
  };
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** A device that saves data keeps the worker it has, and gets none. */
function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (savesData()) return navigator.serviceWorker.getRegistration();
  return (registering ??= navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' }));
}

/** The policy gives out the one address there is, whatever it is asked. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicies };
  const policy = trustedTypes?.createPolicy(serviceWorkerPolicy, {
    createScriptURL: () => serviceWorkerPath,
  });
  return policy ? policy.createScriptURL(serviceWorkerPath) : serviceWorkerPath;
}

/** Asks for the page again when the network is back, so that a copy does not outlive its reason. */
function followNetwork(router: ShownPages): void {
  const askAgain = () => {
    const isAsking = router.state.revalidation === 'loading';
    if (keptAt() !== undefined && navigator.onLine && !document.hidden && !isAsking) void router.revalidate();
  };
  window.addEventListener('online', () => {
    askAgain();
    setTimeout(askAgain, settledNetworkMs);
  });
  document.addEventListener('visibilitychange', askAgain);
  onNetworkBack(askAgain);
  setInterval(askAgain, retryMs);
  askAgain();
}

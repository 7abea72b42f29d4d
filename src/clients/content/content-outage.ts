import type { Copies } from '#clients/copies/copies.ts';

/** Whether the content service is away, and when that changes. */
export interface ContentOutage {
  readonly isAway: boolean;
  onChange(observer: (isAway: boolean) => void): void;
  stop(): void;
}

/** What every page reads: these failing says something of the service, a page failing says something of the page. */
const sharedKey = /^content:(?:settings|menus|notices|modules):/;
/** One failure may be of the moment: only when the next try fails too is the service away. */
const several = 2;
/** How soon a first failure is looked into, and then how soon the end of an outage is noticed, also where nobody asks. */
const doubtMs = 500;
const retryMs = 3000;

export function watchContent(copies: Copies): ContentOutage {
  const observers = new Set<(isAway: boolean) => void>();
  let wasAway = false;
  let timer: NodeJS.Timeout | undefined;
  const isShared = (key: string) => sharedKey.test(key);
  const failures = () => copies.countFailures(isShared);
  const isAway = () => failures() >= several;

  function look(): void {
    const away = isAway();
    if (away !== wasAway) {
      wasAway = away;
      for (const observer of observers) observer(away);
    }
    if (failures() > 0) timer ??= setTimeout(tryAgain, away ? retryMs : doubtMs).unref();
  }

  function tryAgain(): void {
    timer = undefined;
    look();
    copies.retry(isShared);
  }

  const leave = copies.onOutages(look);
  return {
    get isAway() {
      return isAway();
    },
    onChange: (observer) => void observers.add(observer),
    stop() {
      leave();
      clearTimeout(timer);
    },
  };
}

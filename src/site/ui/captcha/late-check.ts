import type { BotCheck, TokenOutcome } from './bot-check.ts';

/** A check whose code is fetched when a form is first sent; until then it is only known whether the form is there. */
export function createLateCheck(load: () => Promise<BotCheck>): BotCheck {
  let isOnScreen = false;
  let check: BotCheck | undefined;

  async function findCheck(): Promise<BotCheck | undefined> {
    const loaded = check ?? (await load());
    if (!isOnScreen) return undefined;
    check ??= loaded;
    check.init();
    return check;
  }

  return {
    init: () => {
      isOnScreen = true;
    },
    execute: async (): Promise<TokenOutcome> => {
      try {
        return (await (await findCheck())?.execute()) ?? { refusal: 'unchecked' };
      } catch (fault) {
        reportError(fault);
        return { refusal: 'unchecked' };
      }
    },
    reset: () => check?.reset(),
    destroy: () => {
      isOnScreen = false;
      check?.destroy();
      check = undefined;
    },
  };
}

/** A page whose files are gone reloads at most once in this time. */
export const reloadGuardMs = 60_000;
const reloadKey = 'parcours:reloaded-at';

/** The parts of the browser that recovery uses. */
interface RecoveryWindow {
  readonly location: Pick<Location, 'assign' | 'reload'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * A code file could not be loaded, most often because a new version of the site is out: the server still has every page.
 * Goes to the link that was followed, else loads this page again. Says whether it did either.
 */
export function recoverFromChunkFailure(
  followed: string | undefined,
  nowMs: number,
  browser: RecoveryWindow,
): boolean {
  if (followed !== undefined) {
    browser.location.assign(followed);
    return true;
  }
  const last = Number(browser.sessionStorage.getItem(reloadKey) ?? Number.NEGATIVE_INFINITY);
  if (nowMs - last < reloadGuardMs) return false;
  browser.sessionStorage.setItem(reloadKey, String(nowMs));
  browser.location.reload();
  return true;
}

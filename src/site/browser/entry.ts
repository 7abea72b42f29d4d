import { recoverFromChunkFailure } from './chunk-recovery.ts';
import { afterFirstPaint } from './first-paint.ts';

/**
 * The first script of every page, and the only one its document asks for: the code of the page is fetched when the
 * page has been shown, so that no byte of it stands before the words.
 */
afterFirstPaint(() => {
  askForCode();
  takeOver().catch((error: unknown) => {
    // The page stays as the server drew it, and works without script.
    if (!recoverFromChunkFailure(undefined, Date.now(), window)) reportError(error);
  });
});

/** Asks for all files at once. The document names them, since each would otherwise be found in the one before. */
function askForCode(): void {
  const named = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code'] ?? '';
  for (const href of named.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

async function takeOver(): Promise<void> {
  const { start } = await import('./main.tsx');
  await start();
}

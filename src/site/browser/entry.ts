import { recoverFromChunkFailure } from './chunk-recovery.ts';
import { afterFirstPaint } from './first-paint.ts';
import { giveWay } from './give-way.ts';

const fewFiles = 4;

/**
 * The first script of every page, and the only one its document asks for: the code of the page is fetched when the
 * page has been shown, so that no byte of it stands before the words.
 */
afterFirstPaint(() => {
  takeOver().catch((error: unknown) => {
    // The page stays as the server drew it, and works without script.
    if (!recoverFromChunkFailure(undefined, Date.now(), window)) reportError(error);
  });
});

async function takeOver(): Promise<void> {
  await askForCode();
  const { start } = await import('./main.tsx');
  await start();
}

/**
 * Asks for all files, a few at a time since each takes a phone some milliseconds. The document names them: each would
 * otherwise be found in the one before.
 */
async function askForCode(): Promise<void> {
  const named = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code'] ?? '';
  for (const [index, href] of named.split(' ').filter(Boolean).entries()) {
    if (index % fewFiles === fewFiles - 1) await giveWay();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
  }
}

/** No sandbox, since the suite also runs as root in a container; nothing drawn that nobody looks at; nothing that calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the browser the suite found; each call is a fresh profile. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromiumPath'), args: FLAGS });
}

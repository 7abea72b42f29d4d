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

let launched: Promise<Browser> | undefined;

/** The browser the suite found, one for each process of the run and gone with it; each context is a fresh profile. */
export function sharedChromium(): Promise<Browser> {
  return (launched ??= chromium.launch({ executablePath: inject('chromiumPath'), args: FLAGS }));
}

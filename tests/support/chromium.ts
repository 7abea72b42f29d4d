import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
  }
}

/** No sandbox, since the suite also runs as root in a container; nothing that calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** Nothing is drawn that nobody looks at. */
const UNSEEN = ['--disable-gpu', '--disable-gpu-compositing', '--disable-software-rasterizer'];
/** Maps are drawn by WebGL, here without a graphics card. */
const DRAWING = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

let launched: Promise<Browser> | undefined;

/** The browser the suite found, one for each process of the run and gone with it; each context is a fresh profile. */
export function sharedChromium(): Promise<Browser> {
  return (launched ??= launch(UNSEEN));
}

/** A browser that draws maps; whoever asks for it closes it. */
export function drawingChromium(): Promise<Browser> {
  return launch(DRAWING);
}

function launch(more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromiumPath'), args: [...FLAGS, ...more] });
}

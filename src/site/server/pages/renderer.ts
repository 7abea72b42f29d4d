import { join } from 'node:path';
import type { PageView } from '#site/view.ts';
import { readAssets } from './assets.ts';
import { formatDocument, type InstallOptions } from './document.ts';
import { openDrawThread } from './draw-thread.ts';

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

interface RendererOptions {
  readonly distFolder: string;
  /** The address of the operator's style sheet. */
  readonly operatorStyle: string;
  readonly install: InstallOptions;
  readonly devReload: boolean;
}

/** The drawing of pages, from the build: the server itself never loads a component. */
export async function createRenderer({ distFolder, operatorStyle, install, devReload }: RendererOptions) {
  const builtFolder = join(distFolder, 'client');
  const [assets, drawBody] = await Promise.all([
    readAssets(builtFolder, operatorStyle),
    openDrawThread(distFolder),
  ]);
  return {
    /** Where the browser's files are. */
    builtFolder,
    stylesOf: assets.stylesOf,
    draw: async (view: PageView, origin: string) =>
      formatDocument({ view, body: await drawBody(view), assets, origin, install, devReload }),
  };
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError } from '#lib/errors.ts';
import type { PageView } from '#site/view.ts';
import { readAssets, type Assets } from './assets.ts';
import { formatDocument } from './document.ts';

export interface Renderer {
  draw(view: PageView, origin: string): string;
  /** Takes up a new build, in development. */
  reload(): Promise<void>;
  readonly builtFolder: string;
}

interface RenderModule {
  createRender(): Promise<(view: PageView) => string>;
}

/** The drawing of pages, from the build: the server itself never loads a component. */
export async function createRenderer(distFolder: string, devReload: boolean): Promise<Renderer> {
  const builtFolder = join(distFolder, 'client');
  let render: (view: PageView) => string;
  let assets: Assets;

  async function load(): Promise<void> {
    assets = await readAssets(builtFolder);
    const file = pathToFileURL(join(distFolder, 'server/render.js'));
    if (devReload) file.searchParams.set('built', String(performance.now()));
    const module = (await import(file.href).catch((cause: unknown) => {
      throw new AppError('folder-unusable', 'the site is not built: run `npm run build`', { cause });
    })) as RenderModule;
    render = await module.createRender();
  }

  await load();
  return {
    builtFolder,
    reload: load,
    draw: (view, origin) => formatDocument({ view, body: render(view), assets, origin, devReload }),
  };
}

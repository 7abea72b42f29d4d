import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError } from '#lib/errors.ts';
import type { PageView } from '#site/view.ts';
import { readAssets } from './assets.ts';
import { formatDocument, type InstallOptions } from './document.ts';

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

interface RenderModule {
  createRender(): Promise<(view: PageView) => string>;
}

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
  const file = pathToFileURL(join(distFolder, 'server/render.js'));
  const [assets, module] = await Promise.all([
    readAssets(builtFolder, operatorStyle),
    import(file.href).catch((cause: unknown) => {
      throw new AppError('folder-unusable', 'the site is not built: run `npm run build`', { cause });
    }) as Promise<RenderModule>,
  ]);
  const render = await module.createRender();
  return {
    /** Where the browser's files are. */
    builtFolder,
    stylesOf: assets.stylesOf,
    draw: (view: PageView, origin: string) =>
      formatDocument({ view, body: render(view), assets, origin, install, devReload }),
  };
}

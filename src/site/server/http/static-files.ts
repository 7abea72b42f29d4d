import type { FastifyInstance } from 'fastify';
import { serviceWorkerPath } from '#site/offline/addresses.ts';
import { signColour } from '#site/sign-colour.ts';
import { readBuiltFiles } from './built-files.ts';
import type { OperatorStyle } from './operator-style.ts';
import { sendFile } from './send-file.ts';
import { mountFarewell, workerCacheControl } from './service-worker.ts';

export interface StaticFilesOptions {
  /** What the build wrote: names hold a hash of the content, so they may be kept for ever. */
  readonly builtFolder: string;
  readonly logo: string;
  readonly icon: string;
  /** The same in pixels, 512 on each side and filled to its edges. */
  readonly iconPixels?: Buffer | undefined;
  /** Whether devices may keep pages: else browsers are told to give up the worker they have. */
  readonly keepsPages: boolean;
  readonly style: OperatorStyle;
}

const keptForEver = 'public, max-age=31536000, immutable';
const keptForADay = 'public, max-age=86400';

/** The ink of each theme, as in the tokens. */
const ink = { light: '#0f1820', dark: '#e6edf3' } as const;

/** Files of the build, in the smallest encoding that stands beside them, and the operator's drawings and colours. */
export async function mountStaticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  for (const file of await readBuiltFiles(options.builtFolder)) {
    const isWorker = file.path === serviceWorkerPath;
    if (isWorker && !options.keepsPages) continue;
    const cacheControl = isWorker ? workerCacheControl : keptForEver;
    app.get(file.path, (request, reply) => sendFile(request, reply, { file, cacheControl }));
  }
  if (!options.keepsPages) mountFarewell(app);
  const drawing = (path: string, svg: string) =>
    app.get(path, (_request, reply) =>
      reply.header('cache-control', keptForADay).type('image/svg+xml').send(svg),
    );
  drawing('/logo.svg', options.logo.replaceAll('currentColor', ink.light));
  drawing('/logo-dark.svg', options.logo.replaceAll('currentColor', ink.dark));
  // For paper.
  drawing('/logo-black.svg', options.logo.replaceAll('currentColor', '#000000'));
  drawing('/icon.svg', options.icon);
  drawing('/icon-maskable.svg', maskable(options.icon));
  const { iconPixels } = options;
  const pixels = (path: string, png: Buffer) =>
    app.get(path, (_request, reply) =>
      reply.header('cache-control', keptForADay).type('image/png').send(png),
    );
  if (iconPixels) pixels('/icon.png', iconPixels);
  // Asked for without being named, by browsers on an answer that is no page, and by tools: by its type, not by its name.
  if (iconPixels) pixels('/favicon.ico', iconPixels);
  else drawing('/favicon.ico', options.icon);
  // A page kept from before a change of colours asks for an older hash: it gets today's sheet, and does not keep it.
  app.get('/_operator/:name', (request, reply) => {
    const { path, css } = options.style;
    const isCurrent = request.url === path;
    return reply
      .header('cache-control', isCurrent ? keptForEver : 'no-store')
      .type('text/css; charset=utf-8')
      .send(css);
  });
}

/** Devices cut icons to shapes of their own, and leave the inner four fifths whole. */
function maskable(icon: string): string {
  const inner = icon
    .slice(icon.indexOf('<svg'))
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replaceAll(/\s(?:width|height|x|y)="[^"]*"/g, '')
        .replace('<svg', '<svg x="5" y="5" width="40" height="40"'),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50" width="512" height="512"><rect width="50" height="50" fill="${signColour}"/>${inner}</svg>`;
}

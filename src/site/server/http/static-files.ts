import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { OperatorStyle } from './operator-style.ts';

export interface StaticFilesOptions {
  /** What the build wrote: names hold a hash of the content, so they may be kept for ever. */
  readonly builtFolder: string;
  readonly logo: string;
  readonly icon: string;
  readonly style: OperatorStyle;
}

/** The ink of each theme, as in the tokens. */
const ink = { light: '#0f1820', dark: '#e6edf3' } as const;

/** Files of the build, in the smallest encoding that stands beside them, and the operator's drawings and colours. */
export async function mountStaticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.builtFolder,
    prefix: '/',
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    globIgnore: ['**/*.br', '**/*.gz', '**/manifest.json', '**/.*'],
  });
  const drawing = (path: string, svg: string) =>
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(svg),
    );
  drawing('/logo.svg', options.logo.replaceAll('currentColor', ink.light));
  drawing('/logo-dark.svg', options.logo.replaceAll('currentColor', ink.dark));
  // For paper.
  drawing('/logo-black.svg', options.logo.replaceAll('currentColor', '#000000'));
  drawing('/icon.svg', options.icon);
  // A page kept from before a change of colours asks for an older hash: it gets today's sheet, and does not keep it.
  app.get('/_operator/:name', (request, reply) => {
    const { path, css } = options.style;
    const isCurrent = request.url === path;
    return reply
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .type('text/css; charset=utf-8')
      .send(css);
  });
}

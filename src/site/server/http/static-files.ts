import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface StaticFilesOptions {
  /** What the build wrote: names hold a hash of the content, so they may be kept for ever. */
  readonly builtFolder: string;
  readonly logo: string;
  readonly icon: string;
}

/** The ink of each theme, as in the tokens. */
const ink = { light: '#14202b', dark: '#e6edf3' } as const;

/** Files of the build, in the smallest encoding that stands beside them, and the operator's drawings. */
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
  drawing('/icon.svg', options.icon);
}

import { toAppError } from '#lib/errors.ts';
import type { LoaderContext } from './screen.server.ts';

/** For a page that has words of the site's own: what could not be read is told to the log, and they are shown. */
export function tellBuiltIn({ route, log }: Pick<LoaderContext, 'route' | 'log'>) {
  return (thrown: unknown): undefined => {
    const { code, message } = toAppError(thrown);
    log.warn(
      { route: route.name, code, reason: message },
      'a page could not be read; its built-in words are shown',
    );
  };
}

import type { LoaderContext } from '#site/pages/screen.server.ts';

/** A context whose content remembers when the oldest of what it gave was read. */
interface NotedContext<Context> {
  readonly context: Context;
  /** Undefined while it gave nothing. */
  oldestMs(): number | undefined;
}

export function noteAge<Context extends Pick<LoaderContext, 'content'>>(
  context: Context,
): NotedContext<Context> {
  let oldestMs: number | undefined;
  const content = context.content.telling((atMs) => {
    oldestMs = Math.min(atMs, oldestMs ?? atMs);
  });
  return { context: { ...context, content }, oldestMs: () => oldestMs };
}

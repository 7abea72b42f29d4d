import type { App } from '#app.ts';
import type { Log } from '#platform/log/log.ts';

/**
 * What ends the program: a signal, or the end of the command that started it, stops it cleanly, once; a fault that nobody
 * caught ends it at once, with a line in the log.
 */
export function endProgram(app: Pick<App, 'close'>, log: Log): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // `npm start` keeps a channel open: it closes with that command, however that ends.
  process.on('disconnect', () => stop('the end of the start command'));
  process.channel?.unref();
}

/** Whatever state such a fault left behind, nobody may be served from it: whoever watches the program starts it anew. */
export function endOnFault(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the program ends: nobody caught a fault');
    process.exit(1);
  });
}

import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null;
  }
}

/** The private PostgreSQL of this run, or undefined when the tests are on the embedded database. */
export function findPostgresUrl(): string | undefined {
  return inject('postgresUrl') ?? undefined;
}

import { startPostgres } from './private-postgres.mjs';

/**
 * With TEST_DATABASE=postgres the tests get the address of a private PostgreSQL; without it they use the embedded one.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  const postgres = process.env.TEST_DATABASE === 'postgres' ? await startPostgres() : undefined;
  project.provide('postgresUrl', postgres?.url ?? null);
  return postgres?.stop;
}

import { startCluster } from './postgres-cluster.mjs';

/**
 * With TEST_DATABASE=postgres the tests get the address of a private PostgreSQL; without it they use the embedded one.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  if (process.env.TEST_DATABASE !== 'postgres') {
    project.provide('postgresUrl', null);
    return undefined;
  }
  const cluster = await startCluster();
  project.provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}

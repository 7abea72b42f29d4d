import { insideHeader } from '#platform/http/endpoint.ts';
import { createForwarder, type Forwarder } from '#platform/http/forwarder.ts';
import { deriveKey } from '#platform/secret.ts';
import type { AppPart, Foundations } from './materials.ts';

/** What browsers ask the schedule service themselves: screens that go on by themselves, and searches while one types. */
const browserCalls = [
  '/flux',
  '/departs',
  '/journee',
  '/suiviParcours',
  '/horaireArret',
  '/voyage',
  '/autobus',
  '/recherche',
  '/arretsProches',
  '/carte',
  '/traces',
];
const mostStreams = 5000;

/** Where the timetables are elsewhere, the site hands on what browsers ask of them. */
export function forwardSchedule({
  config,
  parts,
  secret,
  log,
}: Pick<Foundations, 'config' | 'secret' | 'log'> & { readonly parts: readonly AppPart[] }):
  | Forwarder
  | undefined {
  const baseUrl = config.serviceUrls.schedule;
  if (baseUrl === undefined || !parts.includes('site')) return undefined;
  const { trustProxy } = config.http;
  const { apiTimeoutMs: timeoutMs } = config;
  // The key makes the service count the visitor that is named, and not this site for all of them.
  const headers = { [insideHeader]: deriveKey(secret, 'inside') };
  return createForwarder({ baseUrl, paths: browserCalls, headers, timeoutMs, mostStreams, trustProxy, log });
}

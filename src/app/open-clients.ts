import { createAccountsClient } from '#clients/accounts/accounts-client.ts';
import { createAddressClient, type AddressClient } from '#clients/addresses/address-client.ts';
import { createCacheClient } from '#clients/cache/cache-client.ts';
import { createContentClient } from '#clients/content/content-client.ts';
import { watchContent } from '#clients/content/content-outage.ts';
import { createCopies } from '#clients/copies/copies.ts';
import { createItineraryClient } from '#clients/itinerary/itinerary-client.ts';
import { createScheduleClient } from '#clients/schedule/schedule-client.ts';
import { withPrefix } from '#domain/locale.ts';
import { createBreaker } from '#platform/breaker.ts';
import type { ReportError } from '#platform/error-report.ts';
import { deriveKey } from '#platform/secret.ts';
import { httpTransport } from '#platform/transport.ts';
import { createDrafts } from '#site/server/sessions/drafts.ts';
import { createMemberDoor } from '#site/server/sessions/member-door.ts';
import { createMemberVisits } from '#site/server/sessions/member-visits.ts';
import { createDatabaseSessions, createStateSessions } from '#site/server/sessions/session-store.ts';
import { createSessions } from '#site/server/sessions/sessions.ts';
import { createSiteData } from '#site/server/shell/site-data.ts';
import type { Config } from '#config.ts';
import type { Services } from './build-services.ts';
import type { Foundations } from './materials.ts';
import { strategyOf } from './site-place.ts';
import { siteClient } from './start-accounts.ts';

interface ClientOptions extends Foundations {
  readonly services: Services;
  readonly report: ReportError;
}

export type Clients = ReturnType<typeof openClients>;

/** How the site reaches the services, and what it knows of them and of its visitors. */
export function openClients(options: ClientOptions) {
  const { config, materials, services, store, secret, clock, log, report } = options;
  const strategy = strategyOf(options);
  const copies = createCopies({ store, folder: config.dataDir, clock, log });
  const cache = createCacheClient(services.reach('cache'), deriveKey(secret, 'cache'), log);
  const content = createContentClient({
    transport: services.reach('content'),
    cache,
    copies,
    localizePath: (path, locale) => withPrefix(path, locale, strategy),
    schedulesPaths: materials.operator.schedulesPaths,
    timeZone: services.operator.timeZone,
    clock,
    log,
    editorToken: deriveKey(secret, 'editor'),
    employeeToken: deriveKey(secret, 'employee'),
  });
  const schedule = createScheduleClient(services.reach('schedule'), copies);
  const itinerary = createItineraryClient({
    transport: services.reach('itinerary'),
    region: config.itinerary.region,
    timeZone: services.operator.timeZone,
    clock,
  });
  return {
    copies,
    outage: watchContent(copies),
    cache,
    content,
    ...openSessions(options),
    addresses: openAddresses(options),
    schedule,
    itinerary,
    data: createSiteData({ content, schedule, log, report }),
  };
}

/** Somebody waits for each answer while typing: one that is late is of no use. */
const addressLimitMs = 3000;

function openAddresses({ config, clock }: ClientOptions): AddressClient | undefined {
  const { addressCompletion } = config.thirdParties;
  if (!addressCompletion) return undefined;
  const { url, key } = addressCompletion;
  const { transport } = createBreaker(httpTransport(url, addressLimitMs));
  return createAddressClient({ transport, key, clock });
}

/** Who is signed in: in the database where this process has one, else in the store of what stays for its time. */
function openSessions({ config, services, state, secret, clock, log }: ClientOptions) {
  const accounts = createAccountsClient(services.reach('accounts'), siteClient(secret));
  const pool = services.database?.pool;
  const store = pool ? createDatabaseSessions(pool, clock) : createStateSessions(state, clock);
  const sessions = createSessions({ store, clock, isSecure: isSecure(config) });
  const door = createMemberDoor({ accounts, sessions, clock, log });
  const drafts = createDrafts({ state, isSecure: isSecure(config) });
  const visits = createMemberVisits({ accounts, sessions, door, clock, isSecure: isSecure(config) });
  return { accounts, sessions, door, drafts, visits };
}

/** Whether visitors reach the site over TLS. */
export const isSecure = ({ http }: Config): boolean => http.publicUrl?.startsWith('https:') ?? false;

import { countNoticeFollowers } from '#clients/accounts/count-followers.ts';
import { findRole } from '#clients/accounts/find-role.ts';
import { parseNotice } from '#clients/content/notices/parse-notice.ts';
import { weighNotice } from '#clients/schedule/notice-calls.ts';
import { createAsk } from '#clients/schedule/ask.ts';
import { createStopCalls } from '#clients/schedule/stop-calls.ts';
import { searchStops } from '#clients/schedule/search-stops.ts';
import type { OperatorInZone } from '#domain/operator.ts';
import type { Database } from '#platform/database/database.ts';
import type { DiskRoom } from '#platform/disk-room.ts';
import type { FileStore } from '#platform/file-store/file-store.ts';
import type { Log } from '#platform/log/log.ts';
import { deriveKey, isSameSecret } from '#platform/secret.ts';
import { createBreaker } from '#platform/breaker.ts';
import { httpTransport, type Transport } from '#platform/transport.ts';
import { createContentService, type ContentService } from '#services/content/content-service.ts';
import type { VerifyPerson } from '#services/content/web-forms/form-desk.ts';
import { quickTargetPath } from '#site/quick-search/search-path.ts';
import type { Foundations } from './materials.ts';
import type { Mail } from './open-mail.ts';

/** Told to every process when the content changes. */
export const contentChannel = 'content-changed';

/** What the content service waits for, and whom it asks for stops and for who somebody is. */
interface ContentNeeds {
  readonly database: Promise<Database>;
  readonly mail: Promise<Mail> | undefined;
  readonly verifyPerson: VerifyPerson;
  readonly settling: Promise<OperatorInZone>;
  readonly stops: Transport;
  readonly accounts: Transport;
  readonly files: FileStore;
  /** Of the data folder. */
  readonly disk: DiskRoom;
}

/** The content, with the forms that riders send. */
export async function startContent(
  { config, materials, store, secret, clock, log }: Foundations,
  { database, mail, verifyPerson, settling, stops, accounts, files, disk }: ContentNeeds,
): Promise<ContentService> {
  const insideKey = deriveKey(secret, 'inside');
  const opened = await mail;
  return createContentService({
    database: await database,
    seed: materials.contentSeed,
    files: {
      store: files,
      disk: config.files.place === undefined ? disk : undefined,
      seedFolder: materials.filesFolder,
    },
    clock,
    log,
    publicUrl: config.http.publicUrl && `${config.http.publicUrl}/services/content`,
    timeZone: (await settling).timeZone,
    trustProxy: config.http.trustProxy,
    accent: materials.operator.colours,
    insideKey,
    ...(opened && {
      forms: {
        ...opened,
        verifyPerson,
        mostInDay: config.formFilesInDay,
        // Files of forms are rows: only where both stores are elsewhere does nothing of them come to this disk.
        disk: config.files.place === undefined || config.databaseUrl === undefined ? disk : undefined,
        hasRowsOnDisk: config.databaseUrl === undefined,
        key: deriveKey(secret, 'web-forms'),
        submissionHref: (submission) => opened.pages.submission(submission),
      },
    }),
    authorize: authorizeBy(secret, accounts),
    searchStops: (question) => searchStops(stops, question),
    search: {
      words: materials.operator.searchWords,
      schedules: {
        find: createStopCalls(createAsk(stops)).search,
        pathOf: (target, place) => quickTargetPath(place, target),
      },
      ...(config.searchUrl !== undefined && {
        external: createBreaker(httpTransport(config.searchUrl, config.apiTimeoutMs)).transport,
      }),
    },
    weigh: (draft) => weighDraft(draft, { stops, accounts, log }),
    onChange: async (change) => store.publish(contentChannel, JSON.stringify(change)),
  });
}

/** Parts of the program and staff have a key for each role; everyone else is who their account says. */
function authorizeBy(
  secret: string,
  accounts: Transport,
): NonNullable<Parameters<typeof createContentService>[0]['authorize']> {
  const roles = ['editor', 'employee'] as const;
  const keys = roles.map((role) => ({ role, shown: `Bearer ${deriveKey(secret, role)}` }));
  return async (headers) => {
    const shown = headers['authorization'];
    const byKey = keys.find((key) => isSameSecret(shown, key.shown))?.role;
    if (byKey !== undefined) return byKey;
    const role = await findRole(accounts, shown);
    return role === undefined || role === 'member' ? 'anonymous' : role;
  };
}

/** What a draft would touch: departures by the timetables, people by the accounts. What one cannot tell is null. */
async function weighDraft(
  draft: Parameters<typeof weighNotice>[1],
  { stops, accounts, log }: { readonly stops: Transport; readonly accounts: Transport; readonly log: Log },
) {
  const [reach, subscriberCount] = await Promise.all([
    weighNotice(stops, draft),
    countNoticeFollowers(accounts, parseNotice(draft.data, draft.included ?? [])).catch((err: unknown) => {
      log.warn({ err }, 'nobody can tell how many follow a notice');
      return null;
    }),
  ]);
  return { ...reach, subscriberCount };
}

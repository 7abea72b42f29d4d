import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScheduleApp } from './schedule-app.ts';
import { writeNetworkFeed } from './schedule-network.ts';
import { table } from './tiny-feed.ts';

/** Of the test network, by record and by text, in a variety of English. */
export const translations = table(
  'table_name,field_name,language,translation,record_id,record_sub_id,field_value',
  [
    'stops,stop_name,en-CA,Market Square,,,Place du Marché',
    'stops,stop_name,en-CA,Hospital,b-1020,,',
    'stops,stop_desc,en-CA,Market / Platform A,b-1001,,',
    'routes,route_long_name,en-CA,Market Square - University,r-800,,',
    'trips,trip_headsign,en-CA,University (West),,,Université (Ouest)',
    'trips,trip_headsign,en-CA,Market Square (East),,,Place du Marché (Est)',
    'feed_info,feed_publisher_name,en-CA,Boisclair Transit,,,',
  ],
);

/** The test network with English names for some of what it has. */
export function writeTranslatedFeed(more = ''): string {
  const folder = writeNetworkFeed();
  writeFileSync(join(folder, 'translations.txt'), translations + more);
  return folder;
}

/** Asks the application itself, past no shortcut, as a caller who prefers a language. */
export async function askIn({ app }: ScheduleApp, address: string, language?: string) {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const answer = await app.app.schedule?.app.inject({ url: address, headers });
  if (!answer) throw new Error('no schedule service here');
  const { statusCode: status, body: text } = answer;
  return { status, text, headers: answer.headers, language: answer.headers['content-language'] };
}

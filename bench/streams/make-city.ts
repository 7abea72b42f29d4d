import { writeFileSync } from 'node:fs';
import { cityPlan } from '#data/city/city-plan.ts';
import { operator } from '#data/operator.ts';
import { generateFeed } from '#demo/generate-feed.ts';
import {
  createEdition,
  importFeed,
  filesOfZip,
  openTimetable,
  writeZip,
  type Edition,
} from '#transit/index.ts';

/** The fictional city, in a zone where it is morning now: at night a stop has little to tell. */
export function makeCity(file: string): Edition {
  const away = (new Date().getUTCHours() - 8 + 24) % 24;
  const timeZone = away <= 12 ? `Etc/GMT+${away}` : `Etc/GMT-${24 - away}`;
  const files = generateFeed(cityPlan, {
    today: new Date(Date.now() - (away <= 12 ? away : away - 24) * 3_600_000).toISOString().slice(0, 10),
    seed: 1,
    agency: { name: operator.name.fr, url: 'https://example.org', timeZone, phone: '' },
  });
  const bytes = writeZip(files, new Date(Date.UTC(2020, 0, 1)));
  writeFileSync(file, bytes);
  const { snapshot } = importFeed(filesOfZip(bytes));
  return createEdition(openTimetable(snapshot), operator);
}

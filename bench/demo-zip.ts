import { writeFileSync } from 'node:fs';
import { cityPlan } from '#data/city/city-plan.ts';
import { operator } from '#data/operator.ts';
import { generateFeed } from '#demo/generate-feed.ts';
import { writeZip } from '#transit/index.ts';

/** The feed of the fictional city around a day, for machines without the real one; gives the file. */
export function writeDemoZip(file: string, today = new Date().toISOString().slice(0, 10)): string {
  const files = generateFeed(cityPlan, {
    today,
    seed: 1,
    agency: { name: operator.name.fr, url: 'https://example.org', timeZone: operator.timeZone, phone: '' },
  });
  writeFileSync(file, writeZip(files, new Date(Date.UTC(2020, 0, 1))));
  return file;
}

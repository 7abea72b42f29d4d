import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { zipOddFeed } from '../odd-feeds/odd-feed.ts';
import { oddFeeds } from '../odd-feeds/index.ts';
import type { TourFeed } from './tour-feed.ts';

/** Where real feeds lie on machines that have them. */
const realFeeds = '../shared/data/gtfs';

/**
 * The feeds that are asked for: a path, an address, or the name of a generated one. Asked for none, all generated ones and
 * the real ones beside the project.
 */
export async function chooseFeeds(asked: readonly string[], folder: string): Promise<TourFeed[]> {
  mkdirSync(folder, { recursive: true });
  if (asked.length > 0) return Promise.all(asked.map((each) => chooseFeed(each, folder)));
  return [...oddFeeds.map(({ name }) => writeOddFeed(name, folder)), ...listRealFeeds()];
}

async function chooseFeed(asked: string, folder: string): Promise<TourFeed> {
  if (/^https?:/.test(asked)) return fetchFeed(asked, folder);
  if (existsSync(asked)) return { name: nameOf(asked), path: resolve(asked) };
  if (oddFeeds.some(({ name }) => name === asked)) return writeOddFeed(asked, folder);
  const names = oddFeeds.map(({ name }) => name).join(', ');
  throw new Error(`There is no feed at ${asked}, and none is called so. Generated ones: ${names}.`);
}

export function writeOddFeed(wanted: string, folder: string): TourFeed {
  const feed = oddFeeds.find(({ name }) => name === wanted);
  if (!feed) throw new Error(`no generated feed is called ${wanted}`);
  const path = join(folder, `${feed.name}.zip`);
  writeFileSync(path, zipOddFeed(feed));
  return { name: feed.name, path, at: feed.at };
}

function listRealFeeds(): TourFeed[] {
  if (!existsSync(realFeeds)) return [];
  const files = readdirSync(realFeeds).filter((file) => file.endsWith('.zip'));
  return files.toSorted().map((file) => ({ name: nameOf(file), path: resolve(realFeeds, file) }));
}

/** It is fetched once, so that the site and what it is held against are the same. */
async function fetchFeed(address: string, folder: string): Promise<TourFeed> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const path = join(folder, 'fetched.zip');
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return { name: new URL(address).hostname, path };
}

const nameOf = (path: string): string => basename(path).replace(/\.zip$/, '');

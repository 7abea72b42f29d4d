import { agencies } from './agencies.ts';
import { frequencies } from './frequencies.ts';
import { latin } from './latin.ts';
import { loop } from './loop.ts';
import { night } from './night.ts';
import type { OddFeed } from './odd-feed.ts';
import { signsFeed } from './signs.ts';
import { single } from './single.ts';
import { spanish } from './spanish.ts';
import { water } from './water.ts';
import { zones } from './zones.ts';

/** What no feed of the neighbourhood has, so that every kind of it is visited. */
export const oddFeeds: readonly OddFeed[] = [
  loop,
  night,
  agencies,
  zones,
  frequencies,
  latin,
  water,
  spanish,
  single,
  signsFeed,
];

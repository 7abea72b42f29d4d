import type { Fault } from '../fault.ts';
import { ways } from '../stage/content-ways.ts';
import { contentAway } from './content-away.ts';

/** An answer that cannot be used is told from none at all; both say when to come back. */
const refusals = [500, 502, 503];

/** Faults that leave the site without content. */
export const contentOutages: readonly Fault[] = [
  contentAway({
    name: 'cut',
    what: 'refuses connections',
    begin: ({ front }) => front.refuse(),
    end: ({ front }) => front.accept(),
  }),
  contentAway({ name: 'hung', what: 'never answers', way: ways.hung }),
  contentAway({ name: 'lying', what: 'answers nonsense', way: ways.lying, refusals }),
  contentAway({ name: 'half', what: 'breaks its answers off', way: ways.half }),
  contentAway({ name: 'endless', what: 'never stops answering', way: ways.endless, refusals }),
  contentAway({ name: 'bomb', what: 'sends little that grows without end', way: ways.bomb, refusals }),
];

import { ways } from '../stage/content-ways.ts';
import type { Neighbour } from '../stage/stage.ts';

/** A neighbour that behaves in one way after another. */
export interface Spells {
  current(): string;
  /** From then on it is well. */
  stop(): Promise<void>;
}

type Spell = readonly [name: string, begin: (neighbour: Neighbour) => unknown];

const spells: readonly Spell[] = [
  ['cut', ({ front }) => front.refuse()],
  ...Object.entries(ways).map(([name, way]): Spell => [name, ({ front, well }) => front.will(way(well))]),
  ['well', ({ front, well }) => front.will(well)],
];

export function startSpells(neighbour: Neighbour, everyMs: number): Spells {
  let turn = 0;
  let changing = Promise.resolve();

  async function begin([name, start]: Spell): Promise<void> {
    // Whatever comes next, it takes connections again.
    if (name !== 'cut') await neighbour.front.accept();
    await start(neighbour);
  }

  const next = () => {
    const spell = spells[turn++ % spells.length] as Spell;
    changing = changing.then(() => begin(spell));
  };
  next();
  const timer = setInterval(next, everyMs);
  return {
    current: () => spells[(turn - 1) % spells.length]?.[0] ?? '',
    stop: async () => {
      clearInterval(timer);
      await changing;
      await begin(spells.at(-1) as Spell);
    },
  };
}

import { AppError } from '#lib/errors.ts';
import type { MissingDefaults, MissingItem } from './find-defaults.ts';

export type Chosen = MissingDefaults;

/** What is to be added: all that is new and that nothing keeps out, or what is named. */
export function choose(missing: MissingDefaults, names: readonly string[] | undefined): Chosen {
  return names === undefined ? chooseNew(missing) : chooseNamed(missing, names);
}

function chooseNew({ items, entries }: MissingDefaults): Chosen {
  const kept = withoutNeedy(items.filter(({ state, taken }) => state === 'new' && taken.length === 0));
  const added = new Set(kept.map(({ name }) => name));
  const isReady = (needs: readonly string[]) => needs.every((key) => added.has(key));
  return { items: kept, entries: entries.filter(({ state, needs }) => state === 'new' && isReady(needs)) };
}

/** Leaves out what needs something that is left out, until nothing does. */
function withoutNeedy(items: readonly MissingItem[]): readonly MissingItem[] {
  const names = new Set(items.map(({ name }) => name));
  const kept = items.filter(({ needs }) => needs.every((key) => names.has(key)));
  return kept.length === items.length ? kept : withoutNeedy(kept);
}

function chooseNamed({ items, entries }: MissingDefaults, names: readonly string[]): Chosen {
  const byName = new Map(items.map((item) => [item.name, item]));
  const wanted = new Set(names);
  const stranger = names.find((name) => !byName.has(name) && !entries.some((entry) => entry.name === name));
  if (stranger !== undefined)
    throw new AppError('not-found', `The default content has nothing named ${stranger} that is not there.`);
  const chosen = [...items, ...entries].filter(({ name }) => wanted.has(name));
  // What a named item needs comes along where it is new; the rest has to be named too.
  for (const { needs } of chosen)
    for (const key of needs) {
      const needed = byName.get(key);
      if (needed?.state !== 'new' || wanted.has(key)) continue;
      wanted.add(key);
      chosen.push(needed);
    }
  for (const { name, needs, taken } of chosen) {
    const lost = needs.filter((key) => !wanted.has(key));
    if (lost.length > 0)
      throw new AppError('invalid', `${name} needs ${lost.join(', ')}, which is not there: name it too.`);
    if (taken.length > 0)
      throw new AppError('conflict', `${name} has the address ${taken.join(', ')}, which is another item's.`);
  }
  return {
    items: items.filter(({ name }) => wanted.has(name)),
    entries: entries.filter(({ name }) => wanted.has(name)),
  };
}

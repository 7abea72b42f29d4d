import {
  addedDefaultsSchema,
  newDefaultsSchema,
  type DefaultState,
  type NewDefaultJson,
} from '#contract/content/new-defaults.ts';
import { AppError } from '#lib/errors.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { Print } from '../print.ts';
import type { Arguments } from './arguments.ts';

const path = '/api/newDefaults';

const headings: Readonly<Record<DefaultState, string>> = {
  new: 'New in this version',
  removed: 'Taken away here, and added again only by name',
  unknown: 'Taken away or never here: the record does not tell. Added only by name',
};

/** The default content that this installation lacks: tells of it, and adds it with `--add`. */
export async function addNewDefaults(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const names = given.rest.length > 0 ? given.rest : undefined;
  if (!given.add) {
    if (names) throw new AppError('bad-request', 'new-defaults takes names with --add alone');
    return list(desk, print);
  }
  const url = given['dry-run'] ? `${path}?dryRun=true` : path;
  const { data } = await desk.write(
    { method: 'POST', path: url, body: { names }, mediaType: 'application/json' },
    addedDefaultsSchema,
  );
  for (const name of data.added) print(`  + ${name}`);
  const words = given['dry-run'] ? 'Nothing was written. It would be: ' : '✓ ';
  print(`${words}${data.added.length} added`);
}

async function list(desk: ContentDesk, print: Print): Promise<void> {
  const { data } = await desk.read(path, newDefaultsSchema);
  if (data.length === 0) return print('✓ everything of the default content is here');
  for (const state of ['new', 'removed', 'unknown'] as const) {
    const found = data.filter((one) => one.state === state);
    if (found.length > 0) print(`${headings[state]}: ${found.length}`);
    for (const one of found) tell(one, data, print);
  }
  print('Nothing was written. --add adds what is new; --add NAME adds what is named.');
}

function tell(one: NewDefaultJson, all: readonly NewDefaultJson[], print: Print): void {
  const { type, name, title, path: place, taken, state, last } = one;
  print(`  ${name} (${type})`);
  if (title.fr !== null) print(`    fr  « ${title.fr} »${place.fr === null ? '' : `  ${place.fr}`}`);
  if (title.en !== null)
    print(`    en  “${title.en}”${place.en === null ? '' : `  ${inEnglish(place.en, type)}`}`);
  if (taken.length > 0) print(`    not added: another item has ${taken.join(', ')}`);
  const lost = one.needs.filter((key) => all.find((other) => other.name === key)?.state !== 'new');
  if (lost.length > 0) print(`    needs ${lost.join(', ')}`);
  if (last)
    print(`    ${state === 'removed' ? 'last written' : 'menu last written'} ${last.at} by ${last.actor}`);
}

/** Where an entry leads is told as its menu has it. */
const inEnglish = (place: string, type: string): string =>
  type === 'menu' ? place : `/en${place === '/' ? '' : place}`;

import type { z } from 'zod';

/** One setting of the environment: its name, and the schema that makes its value of the text. */
class Setting<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  constructor(name: string, schema: z.ZodType<T>) {
    this.name = name;
    this.schema = schema;
  }
}

export function setting<T>(name: string, schema: z.ZodType<T>): Setting<T> {
  return new Setting(name, schema);
}

/** Settings of which all are given or none; undefined when none is. */
export class Together<Settings extends object> {
  readonly settings: Settings;
  constructor(settings: Settings) {
    this.settings = settings;
  }
}

/** What a tree of settings is read as: the same tree, with values. */
export type Values<Tree> =
  Tree extends Setting<infer T>
    ? T
    : Tree extends Together<infer Settings>
      ? { readonly [Key in keyof Settings]: NonNullable<Values<Settings[Key]>> } | undefined
      : { readonly [Key in keyof Tree]: Values<Tree[Key]> };

/** The names of all settings of a tree, in its order. */
export function namesOf(tree: object): readonly string[] {
  return tree instanceof Setting ? [tree.name] : Object.values(tree).flatMap(namesOf);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a tree; what is wrong is added to `faults`, by the name of the setting and never with its value. */
export function readTree<Tree extends object>(
  tree: Tree,
  environment: Environment,
  faults: string[],
): Values<Tree> {
  const read = (branch: object): unknown => {
    if (branch instanceof Setting) return readSetting(branch, environment, faults);
    if (branch instanceof Together && !isGiven(branch.settings, environment, faults)) return undefined;
    const members: [string, object][] = Object.entries(branch instanceof Together ? branch.settings : branch);
    return Object.freeze(Object.fromEntries(members.map(([key, child]) => [key, read(child)])));
  };
  return read(tree) as Values<Tree>;
}

function readSetting(
  { name, schema }: Setting<unknown>,
  environment: Environment,
  faults: string[],
): unknown {
  // An empty setting is one that is not given.
  const result = schema.safeParse(environment[name] || undefined);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) faults.push(`${[name, ...path].join('.')} ${message}`);
  return undefined;
}

const inWords = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

function isGiven(settings: object, environment: Environment, faults: string[]): boolean {
  const names = namesOf(settings);
  const given = names.filter((name) => environment[name]);
  if (given.length > 0 && given.length < names.length) faults.push(`${inWords(names)} go together`);
  return given.length > 0;
}

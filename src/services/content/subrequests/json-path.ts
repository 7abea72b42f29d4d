/** A step of a path: a member by name, an element by number, or every one. */
type Step = { readonly name: string } | { readonly index: number } | 'all';

const stepPattern = /\.\*|\[\*\]|\.([\w-]+)|\[(\d+)\]|\['([^']*)'\]|\["([^"]*)"\]/gy;

/** The part of JSONPath that chained requests use: `$.a.b`, `[0]`, `[*]`, `['a']`. Undefined when it is something else. */
export function parseJsonPath(text: string): readonly Step[] | undefined {
  if (!text.startsWith('$')) return undefined;
  const rest = text.slice(1);
  const steps: Step[] = [];
  let consumed = 0;
  for (const match of rest.matchAll(stepPattern)) {
    const [whole, dotted, index, single, double] = match;
    consumed += whole.length;
    const name = dotted ?? single ?? double;
    if (name !== undefined) steps.push({ name });
    else steps.push(index === undefined ? 'all' : { index: Number(index) });
  }
  return consumed === rest.length ? steps : undefined;
}

/** Every value at a path, in document order. */
export function matchJsonPath(document: unknown, steps: readonly Step[]): readonly unknown[] {
  return steps.reduce<readonly unknown[]>(
    (values, step) => values.flatMap((value) => children(value, step)),
    [document],
  );
}

function children(value: unknown, step: Step): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (step === 'all') return Object.values(value);
  if ('index' in step) return Array.isArray(value) && step.index < value.length ? [value[step.index]] : [];
  return Object.hasOwn(value, step.name) ? [(value as Record<string, unknown>)[step.name]] : [];
}

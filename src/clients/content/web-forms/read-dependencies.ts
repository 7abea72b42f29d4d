import type { WebFormNodeJson } from '#contract/content/web-form.ts';

type Properties = Record<string, WebFormNodeJson>;

/**
 * A stock backend takes a field that depends on another out of the list and puts it into a branch of that other one. Here
 * it stands in the list again, and says itself when it is shown.
 */
export function withDependencies(node: WebFormNodeJson): WebFormNodeJson {
  const { properties = {}, required = [], dependencies } = node;
  if (!dependencies) return node;
  const found: Properties = { ...properties };
  const needed = new Set(required);
  for (const [other, { oneOf, ...direct }] of Object.entries(dependencies)) {
    for (const [key, field] of Object.entries(direct.properties ?? {}))
      found[key] = shownWhen(field, { field: other, trigger: 'filled' });
    for (const branch of oneOf ?? []) {
      const { [other]: chosen, ...fields } = branch.properties ?? {};
      const conditions = (chosen?.enum ?? []).map((value) => ({
        field: other,
        trigger: 'value' as const,
        value: String(value),
      }));
      for (const [key, field] of Object.entries(fields))
        found[key] = shownWhen(found[key] ?? field, ...conditions);
    }
    for (const { required: also = [] } of [direct, ...(oneOf ?? [])])
      for (const key of also) if (Object.hasOwn(found, key)) needed.add(key);
  }
  return { ...node, properties: found, required: [...needed] };
}

type Condition = NonNullable<NonNullable<WebFormNodeJson['states']>['visible']>['conditions'][number];

function shownWhen(field: WebFormNodeJson, ...conditions: readonly Condition[]): WebFormNodeJson {
  if (conditions.length === 0) return field;
  const known = field.states?.visible?.conditions ?? [];
  return {
    ...field,
    states: { ...field.states, visible: { operator: 'or', conditions: [...known, ...conditions] } },
  };
}

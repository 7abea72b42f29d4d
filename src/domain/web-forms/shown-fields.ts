import { isEmpty, type Answer, type Answers } from './answers.ts';
import { allFields, keyOf, type StateCondition, type StateRule, type WebForm } from './web-form.ts';

/** Which fields are shown, and which of these have to be filled in. */
export interface ShownFields {
  isShown(key: string): boolean;
  isRequired(key: string): boolean;
}

/** A field shown by another, which is shown by a third, and so on: no form is deeper than it has fields. */
const mostRounds = 50;

/**
 * A field that is hidden has no answer, so what depends on it is looked at again until nothing changes. A form whose fields
 * hide each other in a circle ends where it stands; whoever checks forms refuses such a one.
 */
export function findShown(form: Pick<WebForm, 'pages'>, answers: Answers): ShownFields {
  const fields = allFields(form).map(({ field, around }) => ({
    key: keyOf(field.path),
    field,
    rules: [...around, field].flatMap(({ visible }) => (visible ? [visible] : [])),
  }));
  let shown = new Set(fields.map(({ key }) => key));
  const valueOf = (path: string) => {
    const key = keyOf(path.split('.'));
    const answer = answers[key];
    // A text of nothing is no answer: once it went over the wire it is gone.
    return shown.has(key) && !isEmpty(answer) ? answer : undefined;
  };
  for (let round = 0; round < mostRounds; round += 1) {
    const next = new Set(
      fields.flatMap(({ key, rules }) => (rules.every((rule) => holds(rule, valueOf)) ? [key] : [])),
    );
    const hasChanged = next.size !== shown.size || [...next].some((key) => !shown.has(key));
    shown = next;
    if (!hasChanged) break;
  }
  const required = new Set(
    fields.flatMap(({ key, field: { required: always, requiredWhen } }) =>
      shown.has(key) && (always || (requiredWhen && holds(requiredWhen, valueOf))) ? [key] : [],
    ),
  );
  return { isShown: (key) => shown.has(key), isRequired: (key) => required.has(key) };
}

type ValueOf = (path: string) => Answer | undefined;

function holds({ operator, conditions }: StateRule, valueOf: ValueOf): boolean {
  const isMet = (condition: StateCondition) => meets(condition, valueOf(condition.field));
  return operator === 'xand' ? conditions.every(isMet) : conditions.some(isMet);
}

function meets({ trigger, value }: StateCondition, answer: Answer | undefined): boolean {
  switch (trigger) {
    case 'filled':
      return !isEmpty(answer);
    case 'checked':
      return (answer === true) === (value ?? true);
    case 'value':
      return isSame(answer, value);
    case '!value':
      return !isSame(answer, value);
  }
}

/** One of several answers is enough. A box that is not ticked is `false`. */
function isSame(answer: Answer | undefined, value: string | boolean | undefined): boolean {
  if (Array.isArray(answer)) return answer.some((one) => String(one) === String(value));
  if (typeof value === 'boolean') return (answer ?? false) === value;
  return String(answer ?? '') === (value ?? '');
}

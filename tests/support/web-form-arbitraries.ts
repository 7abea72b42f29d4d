import fc from 'fast-check';
import type {
  AnswerRule,
  FieldKind,
  StateRule,
  WebForm,
  WebFormField,
  WebFormPart,
} from '#domain/web-forms/web-form.ts';

const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/);
const word = fc.string({ maxLength: 8 });
const small = fc.integer({ min: 0, max: 12 });

const rules: readonly fc.Arbitrary<AnswerRule>[] = [
  fc.record(
    { type: fc.constant('string' as const), minLength: small, maxLength: small },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constant('string' as const),
      format: fc.constantFrom('email' as const, 'uri' as const, 'date' as const, 'date-time' as const),
      pattern: fc.constantFrom('^\\d{3}-\\d{3}-\\d{4}$', '^[A-Z]\\d[A-Z]', 'é', '^\\p{L}+$'),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constantFrom('number' as const, 'integer' as const),
      minimum: fc.integer({ min: -5, max: 5 }),
      maximum: fc.integer({ min: -5, max: 20 }),
      multipleOf: fc.constantFrom(0.5, 0.1, 0.01, 2, 3),
    },
    { requiredKeys: ['type'] },
  ),
  fc.constant({ type: 'boolean' as const }),
  fc.record({
    type: fc.constant('string' as const),
    enum: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
  }),
];

const kindOf = ({ type, enum: choices }: AnswerRule): FieldKind => {
  if (type === 'boolean') return 'checkbox';
  if (type !== 'string') return 'number';
  return choices ? 'select' : 'text';
};

/** Conditions on fields before this one, and on some that are not there. */
const stateRule = (names: readonly string[]): fc.Arbitrary<StateRule> =>
  fc.record({
    operator: fc.constantFrom('or' as const, 'xand' as const),
    conditions: fc.array(
      fc.record(
        {
          field: fc.constantFrom(...names, 'nowhere'),
          trigger: fc.constantFrom(
            'value' as const,
            '!value' as const,
            'filled' as const,
            'checked' as const,
          ),
          value: fc.oneof(word, fc.boolean()),
        },
        { requiredKeys: ['field', 'trigger'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  });

interface Planned {
  readonly name: string;
  readonly rule: AnswerRule;
}

function fieldOf(
  { name, rule }: Planned,
  before: readonly string[],
  names: readonly string[],
): fc.Arbitrary<WebFormField> {
  return fc.record(
    {
      kind: fc.constant(kindOf(rule)),
      path: fc.constant([...before, name]),
      label: fc.constant(name),
      required: fc.boolean(),
      rule: fc.constant(rule),
      several: fc.record({ least: small, most: small }, { requiredKeys: [] }),
      visible: stateRule(names),
      requiredWhen: stateRule(names),
    },
    { requiredKeys: ['kind', 'path', 'label', 'required', 'rule'] },
  );
}

const planned: fc.Arbitrary<readonly Planned[]> = fc.uniqueArray(
  fc.record({ name: key, rule: fc.oneof(...rules) }),
  { minLength: 1, maxLength: 5, selector: ({ name }) => name },
);

/** Forms of one to three pages, some with a group, whose fields depend at random on those before them. */
export const webForms: fc.Arbitrary<WebForm> = fc
  .uniqueArray(fc.record({ name: key, fields: planned, grouped: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ name }) => name,
  })
  .chain((pages) => {
    const isWizard = pages.length > 1;
    const before = ({ name, grouped }: (typeof pages)[number]) => [
      ...(isWizard ? [name] : []),
      ...(grouped ? ['groupe'] : []),
    ];
    const names = pages.flatMap((page) => page.fields.map(({ name }) => [...before(page), name].join('.')));
    const namesBefore = (name: string) => names.slice(0, names.indexOf(name));
    return fc.tuple(
      ...pages.map((page) => {
        const fields = page.fields.map((field) => {
          const path = before(page);
          return fieldOf(field, path, namesBefore([...path, field.name].join('.')));
        });
        return fc.tuple(...fields).map((drawn) => {
          const path = isWizard ? [page.name] : [];
          const parts: WebFormPart[] = page.grouped
            ? [{ kind: 'group', path: [...path, 'groupe'], title: '', parts: drawn }]
            : drawn;
          return { path, title: page.name, parts };
        });
      }),
    );
  })
  .map((pages) => ({
    id: 'alea',
    title: '',
    pages,
    buttons: { submit: 'Envoyer', next: 'Suivant', previous: 'Précédent' },
  }));

const texts = fc.oneof(
  word,
  fc.constantFrom(
    'a@b.ca',
    'https://exemple.ca/x',
    '2026-02-29',
    '2024-02-29',
    '2026-11-18T08:00',
    '418-555-0111',
    'G9A',
    'É',
    '😀😀',
  ),
);

/** What somebody may answer: sound, wrong, or of another kind altogether. */
export const anyAnswer = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 2, arbitrary: fc.integer({ min: -10, max: 30 }) },
  { weight: 2, arbitrary: fc.integer({ min: -100, max: 300 }).map((tenths) => tenths / 100) },
  { weight: 2, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.array(texts, { maxLength: 4 }) },
);

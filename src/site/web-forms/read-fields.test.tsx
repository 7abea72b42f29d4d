import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allFields,
  type FieldKind,
  type WebForm,
  type WebFormField,
  type WebFormPart,
} from '#domain/web-forms/web-form.ts';
import type { Fields } from '#site/forms/form.ts';
import { shellFixture } from '#site/layouts/fixtures.ts';
import { cases } from '#tests/support/cases.ts';
import { markupOf } from '#tests/support/markup.tsx';
import { sentFields } from '#tests/support/sent-fields.ts';
import { webForms } from '#tests/support/web-form-arbitraries.ts';
import {
  boxName,
  filesIn,
  firstFields,
  hasBoxes,
  hasRows,
  nameOf,
  readFields,
  rowName,
} from './read-fields.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';
import { WebFormView } from './web-form-view.tsx';

const field = (own: Partial<WebFormField> = {}): WebFormField => ({
  kind: 'text',
  path: ['a'],
  label: 'A',
  required: false,
  rule: { type: 'string' },
  ...own,
});
const formOf = (...parts: readonly WebFormPart[]): WebForm => ({
  id: 'essai',
  title: '',
  pages: [{ path: [], title: '', parts }],
  buttons: { submit: '', next: '', previous: '' },
});
const read = (own: Partial<WebFormField>, fields: Fields) => readFields(formOf(field(own)), fields)['a'];
const choices = [
  { value: 'x', label: 'X' },
  { value: 'y', label: 'Y' },
];

describe('what a page sends of a form', () => {
  it('is read by the kind of each field', () => {
    expect(read({}, { a: 'bus' })).toEqual(['bus']);
    expect(read({ kind: 'checkbox' }, { a: '1' })).toEqual(['1']);
    expect(read({ kind: 'checkboxes', several: {}, choices }, { 'a.y': '1', 'a.z': '1' })).toEqual(['y']);
    expect(read({ kind: 'email', several: {} }, { 'a.0': 'b', 'a.1': '', 'a.2': 'c' })).toEqual(['b', 'c']);
    expect(read({ kind: 'file' }, { 'a.41': 'recu.pdf', 'a.x': '', a: '' })).toEqual(['41']);
  });

  it('has no moment where there is only an hour, and midnight where there is only a day', () => {
    expect(read({ kind: 'date-time' }, { 'a.date': '', 'a.time': '08:00' })).toEqual([]);
    expect(read({ kind: 'date-time' }, { 'a.date': '2026-11-18', 'a.time': '' })).toEqual([
      '2026-11-18T00:00',
    ]);
  });

  it('counts the end of a line as one character, as a script does', () => {
    expect(read({ kind: 'textarea' }, { a: 'un\r\ndeux' })).toEqual(['un\ndeux']);
  });

  it('is not mistaken for the trap, nor for what every object has', () => {
    expect(nameOf(field({ path: ['url'] }))).not.toBe('url');
    expect(readFields(formOf(field({ path: ['constructor'] })), {})).toEqual({ constructor: [] });
  });
});

describe('a form that nobody has touched', () => {
  it('holds what it says, and midnight beside a day; an hour by itself is nobody’s answer yet', () => {
    const form = formOf(
      field({ path: ['texte'], default: 'bus' }),
      field({ path: ['heure'], kind: 'time' }),
      field({ path: ['moment'], kind: 'date-time' }),
      field({ path: ['accord'], kind: 'checkbox', default: true }),
      field({ path: ['refus'], kind: 'checkbox', default: false }),
      field({ path: ['modes'], kind: 'checkboxes', several: {}, choices, default: 'y' }),
    );
    expect(firstFields(form)).toEqual({
      texte: 'bus',
      'moment.date': '',
      'moment.time': '00:00',
      accord: '1',
      'modes.y': '1',
    });
  });
});

/** The same form with fields of the kinds that draw an answer in parts. */
function withKinds(form: WebForm): WebForm {
  const kindOf = ({ kind, rule, several }: WebFormField): FieldKind => {
    if (kind === 'select')
      return several ? 'checkboxes' : rule.enum && rule.enum.length > 2 ? 'radios' : 'select';
    if (kind !== 'text') return kind;
    if (rule.format === 'date-time') return 'date-time';
    return rule.format === 'date' ? 'file' : rule.minLength === undefined ? 'text' : 'textarea';
  };
  const change = (part: WebFormPart): WebFormPart =>
    part.kind === 'group'
      ? { ...part, parts: part.parts.map(change) }
      : {
          ...part,
          kind: kindOf(part),
          ...(part.rule.enum && { choices: part.rule.enum.map((value) => ({ value, label: value })) }),
        };
  return { ...form, pages: form.pages.map((page) => ({ ...page, parts: page.parts.map(change) })) };
}

const typed = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('2026-11-18', '08:05', '<b>"é&amp;', '12,5'),
);

/** What somebody may have sent of a field. */
function sent(one: WebFormField): fc.Arbitrary<Fields> {
  const tick = fc.constantFrom('1', undefined);
  const names = (shape: Record<string, fc.Arbitrary<string | undefined>>) =>
    fc.record(shape).map((fields) => {
      const given = Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined);
      return Object.fromEntries(given);
    });
  if (one.kind === 'file') return names({ [`${nameOf(one)}.7`]: typed, [`${nameOf(one)}.41`]: typed });
  if (one.kind === 'checkbox') return names({ [nameOf(one)]: tick });
  if (hasBoxes(one))
    return names(Object.fromEntries((one.choices ?? []).map(({ value }) => [boxName(one, value), tick])));
  const given = one.choices ? fc.constantFrom('', ...one.choices.map(({ value }) => value)) : typed;
  const rows = hasRows(one) ? [0, 1, 2].map((row) => rowName(one, row)) : [nameOf(one)];
  const parts = one.kind === 'date-time' ? rows.flatMap((row) => [`${row}.date`, `${row}.time`]) : rows;
  return names(Object.fromEntries(parts.map((part) => [part, given])));
}

const shell = shellFixture('fr');
const draw = (form: WebForm, values: Fields) =>
  markupOf(
    <WebFormView
      offered={{ form, confirmation: { messages: [] } }}
      state={{ name: webFormName(form.id), kind: 'again', values }}
      shell={shell}
      phone={shell.operator.phones.general}
    />,
  );

describe('a form that comes back', () => {
  it('says the same when it is sent again as it is', () => {
    const any = webForms
      .map(withKinds)
      .chain((form) =>
        fc
          .tuple(...allFields(form).map((one) => sent(one.field)))
          .map((fields) => ({ form, fields: Object.assign({}, ...fields) as Fields })),
      );
    fc.assert(
      fc.property(any, ({ form, fields }) => {
        const again = sentFields(draw(form, fields));
        expect(readFields(form, again)).toEqual(readFields(form, fields));
        const files = (from: Fields) =>
          allFields(form).flatMap((one) => (one.field.kind === 'file' ? filesIn(one.field, from) : []));
        expect(files(again)).toEqual(files(fields));
      }),
      cases(100),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { parseWebForm } from '#clients/content/web-forms/parse-web-form.ts';
import { checkWebForm } from '#contract/content/check-web-form.ts';
import { webFormFileSchema, type WebFormFile } from '#contract/content/web-form-file.ts';
import { webFormSchema } from '#contract/content/web-form.ts';
import { locales } from '#domain/locale.ts';
import { toWebForm } from '#services/content/web-forms/to-web-form.ts';
import { toWire } from '#services/content/web-forms/to-wire.ts';
import { sampleForm } from '#tests/support/web-form-sample.ts';

const silent = { report: () => undefined };

function overTheWire(file: WebFormFile, locale: 'fr' | 'en' = 'fr') {
  const wire = { ...toWire(toWebForm(file, locale)), data: [], csrfToken: 'token' };
  return parseWebForm(file.id, webFormSchema.parse(JSON.parse(JSON.stringify(wire))), silent);
}

describe('a form of staff', () => {
  it('is well written', () => {
    expect(webFormFileSchema.parse(sampleForm)).toEqual(sampleForm);
    expect(checkWebForm(sampleForm)).toEqual([]);
  });

  it.each(locales)('arrives at the site as it left the service, in %s', (locale) => {
    expect(overTheWire(sampleForm, locale)).toEqual(toWebForm(sampleForm, locale));
  });

  it('of one page has no wrapper around its fields', () => {
    const [page] = sampleForm.pages;
    const one = { ...sampleForm, pages: page ? [{ ...page, parts: page.parts.slice(0, 1) }] : [] };
    const { schema, buttons } = toWire(toWebForm(one, 'fr'));
    expect(Object.keys(schema.properties ?? {})).toEqual(['motif']);
    expect(buttons).toEqual([{ type: 'submit', value: 'Envoyer' }]);
    expect(overTheWire(one).pages.map(({ path }) => path)).toEqual([[]]);
  });
});

describe('a form of a stock backend', () => {
  const stock = {
    schema: {
      title: 'Contact',
      type: 'object',
      required: ['topic'],
      properties: {
        topic: {
          type: 'string',
          title: 'Sujet',
          anyOf: [
            { enum: ['a'], title: 'A' },
            { enum: ['b'], title: 'B' },
          ],
        },
        subscribed: { type: 'boolean', title: 'Abonné' },
        signature: { type: 'string', title: 'Signature', fieldType: 'signature_pad' },
      },
      dependencies: {
        subscribed: {
          properties: { since: { type: 'string', format: 'date', title: 'Depuis' } },
          required: ['since'],
        },
        topic: {
          oneOf: [
            { properties: { topic: { enum: ['a'] }, detail: { type: 'string', title: 'Détail' } } },
            { properties: { topic: { enum: ['b'] } } },
          ],
        },
      },
    },
    ui: {
      'ui:order': ['topic', 'detail', 'subscribed', 'since', 'signature'],
      topic: { 'ui:widget': 'radio' },
    },
    buttons: [{ type: 'submit', value: 'Envoyer' }],
    data: [],
    csrfToken: '',
  };

  it('has its conditions where its fields are, and is told of what nobody can draw', () => {
    const unknown: string[] = [];
    const form = parseWebForm('contact', webFormSchema.parse(stock), {
      report: (path, type) => unknown.push(`${path.join('.')}: ${type}`),
    });
    expect(unknown).toEqual(['signature: signature_pad']);
    const [page] = form.pages;
    expect(page?.parts.map(({ path, kind }) => [path.join('.'), kind])).toEqual([
      ['topic', 'radios'],
      ['detail', 'text'],
      ['subscribed', 'checkbox'],
      ['since', 'date'],
    ]);
    expect(page?.parts[1]).toMatchObject({
      required: false,
      visible: { operator: 'or', conditions: [{ field: 'topic', trigger: 'value', value: 'a' }] },
    });
    expect(page?.parts[3]).toMatchObject({
      required: true,
      visible: { operator: 'or', conditions: [{ field: 'subscribed', trigger: 'filled' }] },
    });
  });
});

describe('what is wrong with a form of staff', () => {
  const [first, ...others] = sampleForm.pages;
  const withField = (part: object): WebFormFile => ({
    ...sampleForm,
    pages: [
      { key: 'sujet', title: sampleForm.title, parts: [...(first?.parts ?? []), part as never] },
      ...others,
    ],
  });
  const label = sampleForm.title;
  const choice = { key: 'x', label };

  it.each<[string, object, RegExp]>([
    ['a name twice', { key: 'motif', type: 'textfield', label }, /sujet\.motif is there twice/],
    ['no choices', { key: 'vide', type: 'select', label }, /nothing to choose from/],
    ['choices nobody sees', { key: 'texte', type: 'textfield', label, options: [choice] }, /shows none/],
    ['a choice twice', { key: 'deux', type: 'radios', label, options: [choice, choice] }, /choice twice/],
    ['a pattern', { key: 'motif2', type: 'textfield', label, pattern: '[' }, /cannot be read/],
    [
      'a hidden one that is required',
      { key: 'cache', type: 'hidden', label, required: true },
      /cannot see it/,
    ],
    ['bounds', { key: 'nombre', type: 'number', label, min: 3, max: 2 }, /more than it may be/],
    ['a file of no kind', { key: 'fichier', type: 'file', label }, /no kind/],
    [
      'a condition on nothing',
      {
        key: 'seul',
        type: 'textfield',
        label,
        visible: { operator: 'or', conditions: [{ field: 'x', trigger: 'filled' }] },
      },
      /depends on x/,
    ],
    [
      'a value nobody can choose',
      {
        key: 'seul',
        type: 'textfield',
        label,
        visible: {
          operator: 'or',
          conditions: [{ field: 'sujet.motif', trigger: 'value', value: 'avance' }],
        },
      },
      /nobody can choose/,
    ],
    [
      'a field shown by itself',
      {
        key: 'seul',
        type: 'textfield',
        label,
        visible: { operator: 'or', conditions: [{ field: 'sujet.seul', trigger: 'filled' }] },
      },
      /in a circle/,
    ],
  ])('is found: %s', (_what, part, words) => {
    expect(checkWebForm(withField(part)).join('\n')).toMatch(words);
  });

  it('is found: a name that the wire has for something else', () => {
    const part = { key: 'url', type: 'url' as const, label };
    const one = { ...sampleForm, replyTo: undefined, pages: [{ key: 'page', title: label, parts: [part] }] };
    expect(checkWebForm(one)).toEqual(["url is a name of the wire's own"]);
  });

  it('is found: answers that go nowhere', () => {
    expect(checkWebForm({ ...sampleForm, replyTo: 'sujet.motif' })).toEqual([
      'answers go to sujet.motif, which is no field for an address',
    ]);
  });

  it('is found: answers that are kept, and nobody says where or how long', () => {
    const { recipient: _recipient, retentionDays: _days, ...nowhere } = sampleForm;
    expect(checkWebForm(nowhere)).toEqual([
      'answers go to nobody: recipient is missing',
      'answers are kept for ever: retentionDays is missing',
    ]);
  });

  it('is found: answers that lead to a page, and are to be kept all the same', () => {
    const leadsTo = { fr: '/propos', en: '/about' };
    expect(checkWebForm({ ...sampleForm, leadsTo, throttleHours: 12 })).toEqual([
      'answers lead to a page and are kept nowhere: recipient means nothing',
      'answers lead to a page and are kept nowhere: retentionDays means nothing',
      'answers lead to a page and are kept nowhere: throttleHours means nothing',
      'answers lead to a page and are kept nowhere: replyTo means nothing',
      'details.preuves is a file, which cannot be put into an address',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { WebForm, WebFormField } from '#domain/web-forms/web-form.ts';
import type { FormState } from '#site/forms/form.ts';
import { shellFixture } from '#site/layouts/fixtures.ts';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { sentFields } from '#tests/support/sent-fields.ts';
import { WebFormView } from './web-form-view.tsx';

const shell = shellFixture('fr');
const field = (path: string, own: Partial<WebFormField> = {}): WebFormField => ({
  kind: 'text',
  path: path.split('.'),
  label: path,
  required: false,
  rule: { type: 'string' },
  ...own,
});
const isOther = {
  operator: 'or',
  conditions: [{ field: 'un.motif', trigger: 'value', value: 'autre' }],
} as const;
const form: WebForm = {
  id: 'essai',
  title: 'Un essai',
  pages: [
    {
      path: ['un'],
      title: 'Le sujet',
      parts: [
        field('un.motif', { required: true }),
        {
          kind: 'group',
          path: ['un', 'plus'],
          title: 'Plus',
          visible: isOther,
          parts: [field('un.plus.texte', { required: true, visible: isOther })],
        },
      ],
    },
    {
      path: ['deux'],
      title: 'Vous',
      parts: [
        field('deux.tel', { kind: 'tel', mask: '###-###-####', autocomplete: 'tel' }),
        field('deux.jour', { kind: 'date' }),
        field('deux.note', {
          kind: 'textarea',
          rule: { type: 'string', maxLength: 5 },
          description: 'Court',
        }),
      ],
    },
    { path: ['trois'], title: 'Fin', parts: [field('trois.source', { kind: 'hidden', default: 'site' })] },
  ],
  buttons: { submit: 'Envoyer tout', next: '', previous: '' },
};
const oneOf = (...parts: WebFormField[]): WebForm => ({ ...form, pages: [{ path: [], title: '', parts }] });

type State = FormState extends infer One ? (One extends FormState ? Omit<One, 'name'> : never) : never;
const view = (state?: State, own: WebForm = form) => (
  <WebFormView
    offered={{ form: own, confirmation: { messages: [['Merci de nous aider.']], to: '/suite' } }}
    state={state && { name: 'webform-essai', ...state }}
    shell={shell}
    phone={shell.operator.phones.general}
  />
);
const again = (values: Readonly<Record<string, string>>) => view({ kind: 'again', values });

describe('a form of several pages', () => {
  it('shows one page, says which, and sends them all', () => {
    const markup = markupOf(view());
    expect(textOf(view())).toContain('Étape 1 de 3, Le sujet');
    expect(markup.match(/class="web-form-page"[^>]*hidden=""/g)).toHaveLength(2);
    expect(Object.keys(sentFields(markup))).toEqual(
      expect.arrayContaining([
        '_form',
        '_token',
        '_captcha',
        'url',
        '_page',
        'un-motif',
        'deux-tel',
        'trois-source',
      ]),
    );
    expect(sentFields(markup)).toMatchObject({ _form: 'webform-essai', _page: '0', 'trois-source': 'site' });
  });

  it('goes on with the Enter key, and back only by its own button', () => {
    const buttons = (values: Readonly<Record<string, string>>) =>
      [...markupOf(again(values)).matchAll(/<button[^>]*value="(\w+)"/g)].map(([, value]) => value);
    expect(buttons({ _page: '0' })).toEqual(['next', 'next']);
    expect(buttons({ _page: '1' })).toEqual(['next', 'next', 'previous']);
    expect(buttons({ _page: '2' })).toEqual(['submit', 'submit', 'previous']);
    for (const odd of ['-1', '99', 'x', '1.5'])
      expect(buttons({ _page: odd })).toContain(odd === '99' ? 'submit' : 'next');
  });

  it('names its buttons as staff do, else in the language of the page', () => {
    expect(textOf(again({ _page: '2' }))).toMatch(/Envoyer toutPrécédent$/);
    expect(textOf(again({ _page: '1' }), 'en')).toMatch(/NextPrevious$/);
  });

  it('names the fields that keep it from going on', () => {
    const refused = view({
      kind: 'refused',
      values: { _go: 'next' },
      faults: [{ code: 'required', field: 'un-motif', message: 'Remplissez le champ.' }],
    });
    expect(textOf(refused)).toContain('Veuillez corriger les erreurs suivantes: un.motif');
    expect(markupOf(refused)).toContain('<a href="#webform-essai-un-motif">un.motif</a>');
  });
});

describe('a field', () => {
  it('that other answers hide stays in the page, and says so to the server', () => {
    const hidden = markupOf(view());
    expect(hidden).toMatch(/<fieldset class="web-form-group" hidden="">/);
    expect(sentFields(hidden)['_shown']).toBe('un-motif deux-tel deux-jour deux-note trois-source');
    const shown = markupOf(again({ 'un-motif': 'autre' }));
    expect(shown).toMatch(/<fieldset class="web-form-group"><legend>Plus/);
    expect(sentFields(shown)['_shown']).toContain('un-plus-texte');
  });

  it('has a label, and is tied to its hint, its counter and its error', () => {
    const markup = markupOf(
      view({
        kind: 'refused',
        values: { _page: '1', 'deux-note': 'bien trop long' },
        faults: [{ code: 'maxLength', field: 'deux-note', message: 'Trop long.' }],
      }),
    );
    const id = 'webform-essai-deux-note';
    expect(markup).toContain(`<label for="${id}"`);
    expect(markup).toMatch(
      new RegExp(`<textarea[^>]*aria-describedby="${id}-hint ${id}-error ${id}-counter"`),
    );
    expect(markup).toMatch(
      new RegExp(`<div class="field-counter" id="${id}-counter" data-over="true">.*14/5 caractère`),
    );
    for (const [, ids = ''] of markup.matchAll(/aria-describedby="([^"]+)"/g))
      for (const each of ids.split(' ')) expect(markup).toContain(`id="${each}"`);
  });

  it('cuts nothing off that is too long, and takes no day after the last one', () => {
    const markup = markupOf(view());
    expect(markup).not.toContain('maxlength');
    expect(markup).toMatch(/<input[^>]*type="date"[^>]*max="9999-12-31"|max="9999-12-31"[^>]*type="date"/);
    expect(markup).toMatch(/inputMode="tel"|inputmode="tel"/i);
  });
});

describe('a form', () => {
  it('says what the asterisk means where something is required', () => {
    expect(textOf(view())).toContain("Tous les champs marqués d'un astérisque (*) sont obligatoires");
    expect(textOf(view(undefined, oneOf(field('a'))))).not.toContain('astérisque');
  });

  it('is sent in parts only where it has files', () => {
    const files = oneOf(field('a', { kind: 'file', file: { accept: ['pdf'], maxBytes: 1000 } }));
    expect(markupOf(view())).not.toContain('enctype');
    expect(markupOf(view(undefined, files))).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  });

  it('tells whom to call where it does not help', () => {
    const faults = [{ code: 'throttled', message: 'Un par jour.' }];
    const text = textOf(view({ kind: 'refused', values: {}, faults }));
    expect(text).toMatch(/Un par jour\..*Service à la clientèle\u00a0: 418 555-2511, option 1\./);
  });

  it('asks for what is wrong to be mended, in the words of the specification', () => {
    const faults = [{ code: 'enum', field: 'un-motif', message: 'Choisissez.' }];
    const refused = view({ kind: 'refused', values: {}, faults });
    expect(textOf(refused)).toMatch(/^Vous devez corriger les erreurs suivantesChoisissez\./);
    expect(textOf(refused, 'en')).toMatch(/^You must fix the following errors/);
  });

  it('is replaced by what staff say once it is sent, with the way on', () => {
    const markup = markupOf(view({ kind: 'done' }));
    expect(markup).not.toContain('<form');
    expect(markup).toMatch(/Merci de nous aider\..*<a href="\/suite"[^>]*>.*Continuer/);
  });

  it('is not touched by what became of another', () => {
    const other: FormState = { name: 'newsletter', kind: 'done' };
    const offered = { form, confirmation: { messages: [] } };
    const { general } = shell.operator.phones;
    expect(markupOf(<WebFormView offered={offered} state={other} shell={shell} phone={general} />)).toContain(
      '<form',
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { WebForm, WebFormField } from '#domain/web-forms/web-form.ts';
import { addressFieldsOf } from './address-fields.ts';

const field = (path: string, autocomplete?: string, kind: WebFormField['kind'] = 'text'): WebFormField => ({
  kind,
  path: path.split('.'),
  label: path,
  required: false,
  rule: { type: 'string' },
  ...(autocomplete !== undefined && { autocomplete }),
});

const street = field('chez.rue', 'address-line1');
const form: WebForm = {
  id: 'a',
  title: '',
  buttons: { submit: '', next: '', previous: '' },
  pages: [
    {
      path: [],
      title: '',
      parts: [
        field('ville', 'address-level2'),
        {
          kind: 'group',
          path: ['chez'],
          title: '',
          parts: [street, field('chez.ville', 'home address-level2'), field('chez.code', 'postal-code')],
        },
      ],
    },
  ],
};
const idOf = (key: string) => `id-${key}`;

describe('the fields of an address', () => {
  it('are those beside its street, by what HTML calls them', () => {
    expect(addressFieldsOf(form, street, idOf)).toEqual({
      street: 'id-chez-rue',
      city: 'id-chez-ville',
      province: undefined,
      postalCode: 'id-chez-code',
    });
  });

  it('are none where there is no street to type', () => {
    for (const other of [
      field('chez.code', 'postal-code'),
      field('x'),
      field('chez.rue', 'address-line1', 'select'),
    ])
      expect(addressFieldsOf(form, other, idOf)).toBeUndefined();
  });
});

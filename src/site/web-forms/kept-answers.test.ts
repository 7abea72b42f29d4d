import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebForm, WebFormField } from '#domain/web-forms/web-form.ts';
import { findKept, forgetAnswers, keepAnswers } from './kept-answers.ts';

const field = (name: string, kind: WebFormField['kind']): WebFormField => ({
  kind,
  path: [name],
  label: name,
  required: false,
  rule: { type: 'string' },
});
const form: WebForm = {
  id: 'contact',
  title: '',
  pages: [
    { path: [], title: '', parts: [field('nom', 'text'), field('source', 'hidden')] },
    { path: ['b'], title: '', parts: [] },
  ],
  buttons: { submit: '', next: '', previous: '' },
};
const hour = 3_600_000;
const start = 1_000_000;

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

describe('what was typed into a form', () => {
  const typed = { fields: { nom: 'Marie', source: 'affiche', 'preuves.41': 'recu.pdf' }, page: 1 };

  it('is there after a reload, with the files that were sent, without what people do not see', () => {
    keepAnswers(form, typed, start);
    expect(findKept(form, start + hour)).toEqual({
      fields: { nom: 'Marie', 'preuves.41': 'recu.pdf' },
      page: 1,
    });
  });

  it('is gone after two hours, and when the form was sent', () => {
    keepAnswers(form, typed, start);
    expect(findKept(form, start + 2 * hour + 1)).toBeUndefined();
    expect(findKept(form, start)).toBeUndefined();
    keepAnswers(form, typed, start);
    forgetAnswers(form);
    expect(findKept(form, start)).toBeUndefined();
  });

  it('is not that of another form', () => {
    keepAnswers(form, typed, start);
    expect(findKept({ ...form, id: 'autre' }, start)).toBeUndefined();
  });

  it('is let go where it cannot be read', () => {
    for (const odd of ['', '{', '[]', '{"at":"x"}', 'null', '{"at":1000000,"fields":{"nom":7},"page":99}']) {
      sessionStorage.setItem('webform:contact', odd);
      expect(findKept(form, start)?.fields ?? {}).toEqual({});
    }
  });

  it('is lost without harm where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('no storage');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepAnswers(form, typed, start);
    forgetAnswers(form);
    expect(findKept(form, start)).toBeUndefined();
  });
});

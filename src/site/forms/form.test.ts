import { describe, expect, it } from 'vitest';
import { webFormName } from '#domain/web-forms/web-form-name.ts';
import { formName } from './form.ts';

describe('the name of a form', () => {
  it('may be the longest that a form of the content has', () => {
    const name = webFormName(`a${'_'.repeat(59)}`);
    expect(formName.test(name)).toBe(true);
  });
});

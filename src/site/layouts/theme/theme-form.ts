import type { Form } from '#site/forms/form.ts';

/** One button for each theme; the one pressed is remembered. */
export const themeForm: Form = { name: 'theme', words: () => ({}) };

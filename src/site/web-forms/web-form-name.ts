const prefix = 'webform-';
const id = /^[a-z][a-z0-9_]{0,59}$/;

/** The name under which a form of the content is sent, and the id of the element that shows what became of it. */
export const webFormName = (formId: string): string => `${prefix}${formId}`;

/** The form that a name means; undefined for the forms of the site itself. */
export function webFormId(name: string): string | undefined {
  const formId = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return id.test(formId) ? formId : undefined;
}

/** The element that a message about a field leads to. */
export const fieldIdOf = (formId: string, key: string): string => `${webFormName(formId)}-${key}`;

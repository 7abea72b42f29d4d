const prefix = 'webform-';
const id = /^[a-z][a-z0-9_]{0,59}$/;

/**
 * What a form of the content is called on the site: the name it is sent under, what a proof of its sender is made for,
 * and the id of the element that shows what became of it.
 */
export const webFormName = (formId: string): string => `${prefix}${formId}`;

/** The form that a name means; undefined for the forms of the site itself. */
export function webFormId(name: string): string | undefined {
  const formId = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return id.test(formId) ? formId : undefined;
}

import { DomUtils, parseDocument } from 'htmlparser2';
import type { Fields } from '#site/forms/form.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What a browser without script would send of a form that was drawn, apart from its button and its files. */
export function sentFields(markup: string): Fields {
  const controls = DomUtils.getElementsByTagName(
    (name) => ['input', 'select', 'textarea'].includes(name),
    parseDocument(markup),
  );
  return Object.fromEntries(
    controls.flatMap((control) => {
      const { name = '' } = control.attribs;
      const value = valueOf(control);
      return name === '' || value === undefined ? [] : [[name, value]];
    }),
  );
}

function valueOf(control: Element): string | undefined {
  const { type, value = '', checked } = control.attribs;
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '');
  if (control.name === 'select') {
    const options = DomUtils.getElementsByTagName('option', control);
    return (options.find(({ attribs }) => 'selected' in attribs) ?? options[0])?.attribs['value'] ?? '';
  }
  if (type === 'file') return undefined;
  if (type === 'checkbox' || type === 'radio') return checked === undefined ? undefined : value;
  return value;
}

import type { z } from 'zod';
import { checkWebForm } from '#contract/content/check-web-form.ts';
import type { BlockFile, ItemFile } from '#contract/content/content-file.ts';
import { webFormFileSchema, type WebFormFile } from '#contract/content/web-form-file.ts';
import { locales, withPrefix } from '#domain/locale.ts';
import { isPublished } from './check-items.ts';
import { isMissing } from './check-links.ts';
import type { ContentFiles } from '#operators/folder/content-files.ts';
import type { Fault } from './fault.ts';
import type { Site } from './open-site.ts';

/** Forms that riders could not fill in or that reach nobody, and blocks of pages that name none. */
export async function findFormFaults({ items }: ContentFiles, site: Site): Promise<Fault[]> {
  const read = items.filter(isPublished).filter(isForm).map(readForm);
  const forms = read.flatMap(({ item, form }) => (form ? [{ item, form }] : []));
  const faults = [
    ...read.flatMap(({ item, faults: written }) => written.map((what) => ({ where: item.key, what }))),
    ...forms.flatMap(({ item, form }) => checkForm(form).map((what) => ({ where: item.key, what }))),
    ...sameIds(forms),
    ...lostForms(items, new Set(forms.map(({ form }) => form.id))),
  ];
  for (const { item, form } of forms)
    for (const { name, path } of pathsOf(form)) {
      const status = await site.statusOf(path);
      if (isMissing(status))
        faults.push({
          where: item.key,
          what: `${form.id}: ${name} leads to ${path}, which answers ${status}`,
        });
    }
  return faults;
}

const isForm = ({ type }: ItemFile) => type === 'webforms';

type Issue = z.core.$ZodIssue;

interface ReadForm {
  readonly item: ItemFile;
  readonly form?: WebFormFile;
  readonly faults: readonly string[];
}

/** The form of an item, or the places at which it is not understood. */
function readForm(item: ItemFile): ReadForm {
  const definition = item.shared?.['definition'];
  const read = webFormFileSchema.safeParse(definition);
  if (read.success) return { item, form: read.data, faults: [] };
  const id = (definition as { readonly id?: unknown } | null | undefined)?.id;
  const name = typeof id === 'string' ? id : 'form';
  const faults = read.error.issues
    .flatMap((issue) => innermost(issue))
    .map(({ path, message }) => `${name}: ${nameFields(definition, path).join('.')}: ${message}`);
  return { item, faults };
}

/** A part is a field or a group: of what is wrong with it as either, what is less. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [fewest = []] = issue.errors.toSorted((one, two) => one.length - two.length);
  const inner = fewest.flatMap((one) => innermost({ ...one, path: [...issue.path, ...one.path] }));
  return inner.length > 0 ? inner : [issue];
}

/** A place with the keys of pages and fields instead of their numbers: `pages.vous.parts.courriel.label.en`. */
function nameFields(definition: unknown, path: readonly PropertyKey[]): string[] {
  let value = definition;
  return path.map((step) => {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
    const { key } = (value ?? {}) as { readonly key?: unknown };
    return typeof step === 'number' && typeof key === 'string' ? key : String(step);
  });
}

function checkForm(form: WebFormFile): string[] {
  return [...checkWebForm(form), ...blankWords(form), ...strangeRecipient(form)].map(
    (what) => `${form.id}: ${what}`,
  );
}

/** Words that one language has and the other has not, where something stands that nobody can read. */
function blankWords(form: WebFormFile): string[] {
  const walk = (value: unknown, path: readonly PropertyKey[]): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      const isWord = (key === 'fr' || key === 'en') && typeof inner === 'string';
      const isBlank = isWord && inner.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '';
      return isBlank ? [`${nameFields(form, here).join('.')} has no words`] : walk(inner, here);
    });
  };
  return walk(form, []);
}

/** Mailboxes that anybody can open: what riders write is not for these. */
const privateHosts =
  /^(?:(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|me|aol|gmx|proton|protonmail)\.|videotron\.ca$)/i;

/** Names that are kept for trials and for machines of a house. */
const nobodysHosts = /\.(?:invalid|test|local|localhost|internal|lan)$/i;

function strangeRecipient({ recipient }: WebFormFile): string[] {
  if (recipient === undefined) return [];
  const host = recipient.slice(recipient.lastIndexOf('@') + 1);
  if (nobodysHosts.test(host)) return [`recipient: ${recipient} is at a host that takes no mail`];
  return privateHosts.test(host) ? [`recipient: ${recipient} is a private mailbox`] : [];
}

interface FoundForm {
  readonly item: ItemFile;
  readonly form: WebFormFile;
}

function sameIds(forms: readonly FoundForm[]): Fault[] {
  return forms.flatMap(({ item, form: { id } }, nth) => {
    const first = forms.findIndex(({ form }) => form.id === id);
    return first === nth
      ? []
      : [{ where: item.key, what: `${id}: ${forms[first]?.item.key} is a form of this id too` }];
  });
}

/** Blocks that name a form which is not there, or which nobody sees. */
function lostForms(items: readonly ItemFile[], known: ReadonlySet<string>): Fault[] {
  return items.filter(isPublished).flatMap((item) => {
    const named = locales.flatMap((locale) => {
      const { content = [], bottomContent = [], paragraphs = {} } = item[locale] ?? { title: '' };
      return formsIn([...content, ...bottomContent, ...Object.values(paragraphs).flat()]);
    });
    return [...new Set(named)].flatMap((id) => {
      if (id === '') return [{ where: item.key, what: 'a form block names no form' }];
      return known.has(id)
        ? []
        : [{ where: item.key, what: `a form block names ${id}, and there is no such form` }];
    });
  });
}

function formsIn(blocks: readonly BlockFile[]): string[] {
  return blocks
    .filter(({ status }) => status !== false)
    .flatMap(({ type, attributes, children = {} }) => {
      const id = attributes['webform'];
      const own = type === 'form' ? [typeof id === 'string' ? id : ''] : [];
      return [...own, ...formsIn(Object.values(children).flat())];
    });
}

function pathsOf({ leadsTo, confirmation }: WebFormFile) {
  return Object.entries({ leadsTo, 'confirmation.paths': confirmation.paths }).flatMap(([name, paths]) =>
    paths ? locales.map((locale) => ({ name, path: withPrefix(paths[locale], locale) })) : [],
  );
}

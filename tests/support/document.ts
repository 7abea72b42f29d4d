import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageView } from '#site/view.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page as a test asks about it: by its words and its structure, not by its markup. */
export interface ReadDocument {
  readonly lang: string | undefined;
  readonly title: string;
  readonly headings: readonly string[];
  readonly canonical: string | undefined;
  /** Addresses by language tag. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly breadcrumbs: readonly string[];
  /** Tags of the head by name or property. */
  readonly metas: Readonly<Record<string, string>>;
  /** Whether anything takes it over. */
  readonly hasScript: boolean;
  /** The data the browser starts from. */
  view(): PageView;
  /** What a strict policy would refuse: scripts in the page, handlers, style attributes. */
  readonly inline: readonly string[];
  /** The visible words of the first element of a kind. */
  text(tag: string): string;
  elements(test: (element: Element) => boolean): readonly Element[];
  /** Hidden and visible fields of the form of that name. */
  form(name: string): Readonly<Record<string, string>>;
  /** What a browser would send of it: chosen boxes alone, texts and choices too, no files. */
  sentBy(name: string): Readonly<Record<string, string>>;
}

export const textOf = (element: Element) =>
  DomUtils.textContent(element)
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();

export function readDocument(html: string): ReadDocument {
  const root = parseDocument(html);
  const everything = DomUtils.filter((node) => 'attribs' in node, root) as Element[];
  const elements = (test: (element: Element) => boolean) => everything.filter(test);
  const all = (tag: string) => elements(({ name }) => name === tag);
  const links = all('link');
  const rel = (name: string) => links.filter(({ attribs }) => attribs['rel'] === name);
  const crumbs = elements(({ attribs }) => /\bbreadcrumbs\b/.test(attribs['class'] ?? ''))[0];
  return {
    lang: all('html')[0]?.attribs['lang'],
    title: textOf(all('title')[0] ?? missing('title')),
    headings: all('h1').map(textOf),
    canonical: rel('canonical')[0]?.attribs['href'],
    alternates: Object.fromEntries(
      rel('alternate').map(({ attribs }) => [attribs['hreflang'], attribs['href']]),
    ) as Record<string, string>,
    breadcrumbs: crumbs ? DomUtils.getElementsByTagName('li', crumbs).map(textOf) : [],
    metas: Object.fromEntries(
      all('meta').map(({ attribs }) => [
        attribs['name'] ?? attribs['property'] ?? '',
        attribs['content'] ?? '',
      ]),
    ),
    hasScript: all('script').length > 0,
    view: () => {
      const data = elements(({ attribs }) => attribs['id'] === 'view')[0] ?? missing('view');
      return (JSON.parse(DomUtils.textContent(data)) as { view: PageView }).view;
    },
    inline: elements(isInline).map(({ name, attribs }) => `${name} ${JSON.stringify(attribs)}`),
    text: (tag) => textOf(all(tag)[0] ?? missing(tag)),
    elements,
    form: (name) => {
      const fieldsOf = (form: Element) =>
        Object.fromEntries(
          DomUtils.getElementsByTagName('input', form).map(({ attribs }) => [
            attribs['name'] ?? '',
            attribs['value'] ?? '',
          ]),
        );
      const forms = all('form').filter(({ attribs: { action = '#' } }) => action.startsWith('#'));
      return forms.map(fieldsOf).find(({ _form }) => _form === name) ?? missing(`form ${name}`);
    },
    sentBy: (name) =>
      all('form')
        .map(sentBy)
        .find(({ _form }) => _form === name) ?? missing(`form ${name}`),
  };
}

const kindsNotSent = ['file', 'submit', 'button'];

function sentBy(form: Element): Record<string, string> {
  const inputs = DomUtils.getElementsByTagName('input', form).filter(
    ({ attribs: { type = 'text', checked } }) =>
      type === 'radio' || type === 'checkbox' ? checked !== undefined : !kindsNotSent.includes(type),
  );
  const texts = DomUtils.getElementsByTagName('textarea', form);
  const choices = DomUtils.getElementsByTagName('select', form);
  return Object.fromEntries([
    ...inputs.map(({ attribs }): [string, string] => [attribs['name'] ?? '', attribs['value'] ?? '']),
    ...texts.map((text): [string, string] => [text.attribs['name'] ?? '', DomUtils.textContent(text)]),
    ...choices.map((choice): [string, string] => {
      const options = DomUtils.getElementsByTagName('option', choice);
      const chosen = options.find(({ attribs }) => attribs['selected'] !== undefined) ?? options[0];
      return [choice.attribs['name'] ?? '', chosen?.attribs['value'] ?? ''];
    }),
  ]);
}

function isInline({ name, attribs }: Element): boolean {
  if (name === 'style' || Object.keys(attribs).some((key) => key === 'style' || key.startsWith('on')))
    return true;
  const runs = !['application/json', 'application/ld+json'].includes(attribs['type'] ?? '');
  return name === 'script' && runs && attribs['src'] === undefined;
}

function missing(what: string): never {
  throw new Error(`the page has no ${what}`);
}

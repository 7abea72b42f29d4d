import type { Locale } from '#domain/locale.ts';
import { withWords } from '#domain/module-addresses.ts';
import { searchKindOf, type SearchKind } from '#domain/search-kind.ts';
import { typeOf } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { plainText } from './plain-text.ts';
import { descriptionKey } from './plan-item.ts';
import type { ItemPlan, PlannedTranslation } from './plan-rows.ts';

/** What is written of an item so that it is found by its words, in one language. */
export interface SearchEntry extends SearchPlace, SearchTimes {
  readonly itemId: string;
  readonly langcode: Locale;
  readonly kind: SearchKind;
  readonly title: string;
  /** What introduces it, then the rest of its words. */
  readonly lead: string;
  readonly body: string;
  /** Words that nobody reads there: numbers of lines, the name of a file. */
  readonly others: string;
  /** The day that it bears itself. */
  readonly told: string | null;
}

/** When visitors see it. */
interface SearchTimes {
  /** ISO instants; null is all of time. */
  readonly shownFrom: string | null;
  readonly shownUntil: string | null;
  /** The last day on which it is shown. */
  readonly lastDay: string | null;
}

/** A file that an item shows, and when. */
export interface FileShowing extends SearchTimes {
  readonly fileId: string;
  readonly sourceId: string;
  readonly langcode: Locale;
}

interface SearchPlace {
  /** Where it is opened; null where it stands on the page of a module. */
  readonly address: string | null;
  readonly module: string | null;
  /** What follows the path of that page. */
  readonly below: string;
}

type Attributes = Readonly<Record<string, unknown>>;

const longestBody = 100_000;

/** Pages that only a link in a mail opens, that lead elsewhere, or that are the search itself. */
const closedModules = [
  'account_activation',
  'newsletter_confirm_subscription',
  'newsletter_confirm_unsubscription',
  'redirection',
  'search',
];

/** What visitors call a kind: `avis 214` is a notice of that line, and need not say the word. */
const kindWords: Readonly<Record<Locale, Partial<Record<SearchKind, string>>>> = {
  fr: {
    notices: 'avis',
    news: 'nouvelle actualité',
    press_release: 'communiqué de presse',
    jobs: 'offre emploi poste carrière',
    points_of_sale: 'point de vente',
    schools: 'école opus photo',
    files: 'document fichier',
  },
  en: {
    notices: 'notice alert',
    news: 'news',
    press_release: 'press release',
    jobs: 'job opening position career',
    points_of_sale: 'point of sale',
    schools: 'school opus photo',
    files: 'document file',
  },
};

/** A picture or a film is looked at on its page; what is looked for by its name is a document. */
const noDocuments = /^(?:image|video|audio)\/|^text\/vtt$/;

/** Undefined where no visitor may look for it: it is not published, not for everyone, or has no address. */
export function describeEntry(
  plan: ItemPlan,
  root: PlannedTranslation,
  typeName: string,
): SearchEntry | undefined {
  const type = typeOf(typeName);
  const kind = searchKindOf(typeName);
  const { attributes, itemId, langcode } = root;
  if (kind === undefined || !root.status || isKept(type, attributes)) return undefined;
  const place = placeOf(kind, root);
  if (!place) return undefined;
  const value = (name: string) => textOrNull(attributes[name]);
  return {
    itemId,
    langcode,
    kind,
    ...place,
    title: plainText(attributes[type.labelKey]),
    lead: leadOf(attributes),
    body: [...factsOf(kind, attributes), bodyOf(plan, root)].join(' ').trim().slice(0, longestBody),
    others: [kindWords[langcode][kind] ?? '', othersOf(kind, attributes)].join(' '),
    ...timesOf(type, attributes),
    told: (value('news_date') ?? value('posted_date') ?? value('date_notice_start'))?.slice(0, 10) ?? null,
  };
}

/** The files that visitors see where they see an item; none where it is not published, or not for everyone. */
export function listShownFiles(plan: ItemPlan, root: PlannedTranslation, typeName: string): FileShowing[] {
  const type = typeOf(typeName);
  if (!root.status || type.entity !== 'node' || isKept(type, root.attributes)) return [];
  const times = timesOf(type, root.attributes);
  const targets = new Set(readBlocks(plan, root).flatMap(({ targets: own }) => own));
  return [...targets].map((fileId) => ({ fileId, sourceId: root.itemId, langcode: root.langcode, ...times }));
}

function timesOf({ type, window }: ResourceType, attributes: Attributes): SearchTimes {
  const value = (name: string | undefined) => (name === undefined ? null : textOrNull(attributes[name]));
  return {
    shownFrom: value(window?.start),
    shownUntil: earliest(value(window?.end), endOfEffects(attributes)),
    lastDay: searchKindOf(type) === 'jobs' ? value('end_date') : null,
  };
}

function leadOf(attributes: Attributes): string {
  const subtitle = plainText(attributes['subtitle']);
  const description = plainText(attributes[descriptionKey]);
  if (subtitle === '' || description === '') return subtitle + description;
  return `${subtitle}${/[.!?…]$/.test(subtitle) ? '' : '.'} ${description}`;
}

/** The last instant at which one of the effects of a notice holds; null where one has no end, or there is none. */
function endOfEffects(attributes: Attributes): string | null {
  const given = attributes['effects'];
  const effects: readonly unknown[] = Array.isArray(given) ? given : [];
  const ends = effects.map((effect) =>
    Date.parse(textOrNull((effect as { readonly end?: unknown }).end) ?? ''),
  );
  if (ends.length === 0 || ends.some(Number.isNaN)) return null;
  return new Date(Math.max(...ends) - 1).toISOString();
}

const earliest = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null && Date.parse(one) < Date.parse(other) ? one : (other ?? one);

/** For employees alone, or kept out of lists by its own flag. */
const isKept = ({ audience, unlisted }: ResourceType, attributes: Attributes): boolean =>
  audience !== undefined ||
  (attributes['audience'] ?? null) !== null ||
  (unlisted !== undefined && attributes[unlisted] === true);

function placeOf(
  kind: SearchKind,
  { alias, attributes, itemId }: PlannedTranslation,
): SearchPlace | undefined {
  const title = plainText(attributes['title']);
  const at = (module: string, below: string): SearchPlace => ({ address: null, module, below });
  switch (kind) {
    case 'jobs':
      return at('job_openings', `/${encodeURIComponent(plainText(attributes['brid']))}`);
    case 'points_of_sale':
      return at('points_of_sale', withWords(title));
    case 'schools':
      return at('opus_school', withWords(title));
    case 'files': {
      const { url } = (attributes['uri'] ?? {}) as { readonly url?: unknown };
      const isDocument = !noDocuments.test(plainText(attributes['filemime']));
      return typeof url === 'string' && isDocument ? { address: url, module: null, below: '' } : undefined;
    }
    case 'notices':
      // Without an address of its own it is read by its identifier.
      return alias === null
        ? at('notices', `/details/${itemId}`)
        : { address: alias, module: null, below: '' };
    default: {
      const isClosed = closedModules.includes(plainText(attributes['module_key']));
      return alias === null || isClosed ? undefined : { address: alias, module: null, below: '' };
    }
  }
}

/** What is told of an item beside its texts, where a visitor reads it too. */
function factsOf(kind: SearchKind, attributes: Attributes): string[] {
  const names: Partial<Record<SearchKind, readonly string[]>> = {
    jobs: ['category', 'location', 'job_type'],
    points_of_sale: ['address', 'city', 'postal_code'],
    schools: ['address', 'city', 'postal_code'],
    notices: ['dates_effective'],
  };
  const facts = (names[kind] ?? []).map((name) => plainText(attributes[name])).filter((fact) => fact !== '');
  return facts.length === 0 ? [] : [`${facts.join(', ')}.`];
}

function othersOf(kind: SearchKind, attributes: Attributes): string {
  if (kind === 'jobs') return plainText(attributes['brid']);
  if (kind === 'files') {
    const { url } = (attributes['uri'] ?? {}) as { readonly url?: unknown };
    return plainText(url).replace(/^.*\//, '');
  }
  if (kind !== 'notices' || !Array.isArray(attributes['effects'])) return '';
  const effects = attributes['effects'] as readonly {
    readonly routes?: readonly { readonly name?: unknown }[];
  }[];
  return effects.flatMap(({ routes }) => (routes ?? []).map(({ name }) => plainText(name))).join(' ');
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The texts of an item, then those of its blocks that are shown, in their order. */
function bodyOf(plan: ItemPlan, root: PlannedTranslation): string {
  return readBlocks(plan, root)
    .flatMap(({ row }) =>
      Object.entries(row.attributes).map(([name, value]) => wordsOf(name, value, row === root)),
    )
    .filter((text) => text !== '')
    .join(' ');
}

interface ShownBlock {
  readonly row: PlannedTranslation;
  /** The items it leads to which are no blocks. */
  readonly targets: readonly string[];
}

/** An item and its blocks that are shown, in their order. */
function readBlocks(plan: ItemPlan, root: PlannedTranslation): ShownBlock[] {
  const rows = new Map(
    plan.translations
      .filter(({ langcode }) => langcode === root.langcode)
      .map((row) => [row.itemId, row] as const),
  );
  const links = Map.groupBy(
    plan.references.filter(({ langcode }) => langcode === root.langcode),
    ({ sourceId }) => sourceId,
  );
  const read = (row: PlannedTranslation): ShownBlock[] => {
    const targets = (links.get(row.itemId) ?? []).map(({ targetId }) => targetId);
    const blocks = targets
      .flatMap((id) => rows.get(id) ?? [])
      .filter((block) => block.status && block !== root);
    return [{ row, targets: targets.filter((id) => !rows.has(id)) }, ...blocks.flatMap(read)];
  };
  return read(root);
}

/** Long texts, and titles of blocks: the rest of what is written of an item is for programs. */
function wordsOf(name: string, value: unknown, isRoot: boolean): string {
  if (['title', 'subtitle'].includes(name)) return isRoot ? '' : plainText(value);
  const { processed } = (value ?? {}) as { readonly processed?: unknown };
  return typeof processed === 'string' ? plainText(processed) : '';
}

import { spacing } from '#operators/kit/typography.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import type { RiderTerm } from './terms.ts';

/** A rule of writing: what it is about, and the words of a text that break it. */
interface WordRule {
  readonly kind: string;
  readonly find: (text: string) => readonly string[];
}

const anySpace = '[ \\u00a0\\u202f]';
const frenchPassage = /<(\w+) lang="fr">.*?<\/\1>/gu;
const blockTag = /<\/?(?:p|li|ul|ol|br|table|caption|thead|tbody|tr|th|td)\b[^>]*>/gu;
const anyTag = /<[^>]*>/gu;

/** What a reader sees of a text: blocks on lines of their own, and French names inside English as one sign. */
function visibleText(text: string, locale: Locale): string {
  const own = locale === 'en' ? text.replace(frenchPassage, '◆') : text;
  return own.replace(blockTag, '\n').replace(anyTag, '');
}

/** A rule over what a reader sees. */
function seen(kind: string, locale: Locale, pattern: RegExp): WordRule {
  return { kind, find: (text) => visibleText(text, locale).match(pattern) ?? [] };
}

/** Vous vous, nous nous: French doubles these by rule. */
const doubled = /(?<![\p{L}\p{N}’-])(?!(?:nous|vous) )(\p{L}+)[ \u00a0]\1(?![\p{L}\p{N}’-])/giu;

/** Two numbers and one hyphen: a telephone number or a day of the calendar has more of both. */
const hyphenatedRange = /(?<![\d-])\d+[A-Z]?-\d+[A-Z]?(?![\d-])/gu;

function sharedRules(locale: Locale): WordRule[] {
  return [
    {
      kind: 'space that can break',
      find: (text) => (spacing[locale](text) === text ? [] : [text]),
    },
    seen('two spaces', locale, /[ \u00a0]{2,}/gu),
    seen('space before a comma or a full stop', locale, new RegExp(`${anySpace}[,.](?!\\d)`, 'gu')),
    seen('hyphen for a dash', locale, / -+ |--/gu),
    seen('hyphen in a range', locale, hyphenatedRange),
    seen('long dash', locale, /—/gu),
    seen('three full stops', locale, /\.\.\./gu),
    seen('doubled word', locale, doubled),
    seen('straight quote', locale, /["']|&[a-z]+;/gu),
    seen('name of a product of others', locale, /recaptcha/giu),
  ];
}

const ownRules: Bilingual<readonly WordRule[]> = {
  fr: [
    seen('no space before : ; ! ? or »', 'fr', /[^\u00a0\u202f\s][;!?»]|[^\u00a0\u202f\s]:/gu),
    seen('no space after «', 'fr', /«[^\u00a0\u202f]/gu),
    seen('English quotation mark', 'fr', /[“”]/gu),
    {
      kind: 'ordinal that is not raised',
      find: (text) => text.replace(anyTag, '|').match(/\d(?:ers?|res?|es?)(?![\p{L}\p{N}])/gu) ?? [],
    },
    seen('« aux » for a frequency', 'fr', new RegExp(`aux \\d+( à \\d+)?${anySpace}min`, 'gu')),
    seen('« trajets » for a count', 'fr', new RegExp(`\\d${anySpace}trajets`, 'gu')),
    seen('page told to be seen', 'fr', /voyez Créer/giu),
  ],
  en: [
    seen('French space before : ; ! or ?', 'en', new RegExp(`${anySpace}[:;!?]`, 'gu')),
    seen('French quotation mark', 'en', /[«»]/gu),
    seen('notices of a route', 'en', /notices of (?:your|a|the) routes?/giu),
    seen('in the network', 'en', /in the network/giu),
    {
      kind: 'article before a French street or building',
      find: (text) =>
        text
          .replace(/<span lang="fr">/gu, '')
          .match(
            /\bthe (?:rue|boulevard|chemin|avenue|côte|pont|place|quai|parc|gare|hôpital|université|cégep|aréna|bibliothèque) /giu,
          ) ?? [],
    },
  ],
};

/** Every rule for the texts of a language. */
export function wordRules(locale: Locale): readonly WordRule[] {
  return [...sharedRules(locale), ...ownRules[locale]];
}

/** The names that the things of the glossary do not have. */
export function termRule(locale: Locale, terms: readonly RiderTerm[]): WordRule {
  const names = terms.flatMap(({ not }) => not[locale]).map(withEitherCapital);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return seen('another name', locale, pattern);
}

/** A name at the front of a sentence or inside it; the capitals after its first letter are part of the name. */
function withEitherCapital(name: string): string {
  const first = name.charAt(0);
  return `[${first.toLowerCase()}${first.toUpperCase()}]${name.slice(1)}`;
}

/** What is wrong with a text, as `kind: words`. */
export function findWordFaults(text: string, rules: readonly WordRule[]): string[] {
  return rules.flatMap(({ kind, find }) => find(text).map((words) => `${kind}: ${words}`));
}

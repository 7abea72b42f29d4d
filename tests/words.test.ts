import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/locale.ts';
import { findWordFaults, termRule, wordRules } from './support/words/find-word-faults.ts';
import { quotedTexts } from './support/words/quoted-texts.ts';
import { readRiderTerms } from './support/words/terms.ts';
import { listRiderTexts, listStaffTexts, type FoundText } from './support/words/texts.ts';

const terms = readRiderTerms();
const termOf = (french: string) => terms.find(({ name }) => name.fr === french);

/** The faults of texts that are nobody's quotation. */
function faultsOf(texts: readonly FoundText[], locale: Locale, rules = wordRules(locale)): string[] {
  const quoted = new Set(Object.values(quotedTexts[locale]));
  return texts
    .filter(({ text }) => !quoted.has(text))
    .flatMap(({ where, text }) => findWordFaults(text, rules).map((fault) => `${where}: ${fault}`));
}

describe.each(locales)('the texts of the site (%s)', (locale) => {
  const rider = listRiderTexts(locale);
  const staff = listStaffTexts(locale);

  it('are all read', () => {
    expect(rider.length).toBeGreaterThan(900);
    expect(staff.length).toBeGreaterThan(80);
    const places = rider.map(({ where }) => where);
    for (const place of [
      'site.home.question',
      'site.ui.help(12)',
      'menu.0',
      'alert.0',
      'fare.0',
      'news.title',
    ])
      expect(places).toContain(place);
  });

  it('keep the typography and the words of the house', () => {
    expect(faultsOf([...rider, ...staff], locale)).toEqual([]);
  });

  it('call a thing by the name the glossary gives it', () => {
    expect(faultsOf(rider, locale, [termRule(locale, terms)])).toEqual([]);
  });

  it('use every name of the glossary', () => {
    const all = rider.map(({ text }) => text.toLowerCase()).join('\n');
    expect(terms.filter(({ name }) => !all.includes(name[locale].toLowerCase()))).toEqual([]);
  });

  it('are those of the specification where it quotes them', () => {
    const found = new Map(rider.map(({ where, text }) => [where, text]));
    for (const [place, text] of Object.entries(quotedTexts[locale]))
      expect(found.get(`site.${place}`), place).toBe(text);
  });
});

/** One text for each class of fault, and the class that has to be found in it. */
const seeded: Readonly<Record<Locale, readonly (readonly [kind: string, text: string])[]>> = {
  fr: [
    ['space that can break', 'De 8 h à 9\u00a0h'],
    ['space that can break', '<p>Quoi ?</p>'],
    ['two spaces', 'Le bus  passe'],
    ['space before a comma or a full stop', 'Le bus , lui'],
    ['hyphen for a dash', 'Le bus - le vôtre'],
    ['hyphen in a range', 'Les parcours 800-807'],
    ['long dash', 'Le bus — le vôtre'],
    ['three full stops', 'Un moment...'],
    ['doubled word', 'Le bus de de nuit'],
    ['doubled word', '<p>Le <a href="/bus">le bus</a></p>'],
    ['straight quote', "L'arrêt"],
    ['name of a product of others', 'La vérification reCAPTCHA'],
    ['no space before : ; ! ? or »', 'Quand?'],
    ['no space after «', '«ici\u00a0»'],
    ['English quotation mark', '“ici”'],
    ['ordinal that is not raised', 'Le 1er juillet'],
    ['« aux » for a frequency', 'Un bus aux 5 à 15 minutes'],
    ['« trajets » for a count', '9\u00a0200 trajets de plus'],
    ['page told to be seen', 'voyez <a href="/x">Créer un profil</a>'],
    ['another name', 'Les cookies du site'],
  ],
  en: [
    ['space that can break', 'Open from 8 a.m.'],
    ['two spaces', 'The  bus'],
    ['space before a comma or a full stop', 'The bus , yours'],
    ['hyphen for a dash', 'The bus - yours'],
    ['hyphen in a range', 'Routes 3A-92A'],
    ['long dash', 'The bus — yours'],
    ['three full stops', 'Wait...'],
    ['doubled word', 'Take the the bus'],
    ['straight quote', "Don't"],
    ['name of a product of others', 'The reCAPTCHA check'],
    ['French space before : ; ! or ?', 'When ?'],
    ['French quotation mark', '«here»'],
    ['notices of a route', 'Get the notices of your routes'],
    ['in the network', 'What is changing in the network'],
    ['article before a French street or building', 'On the <span lang="fr">rue du Quai</span>'],
    ['another name', 'Your account settings'],
  ],
};

describe.each(locales)('the reading of texts (%s)', (locale) => {
  const rules = [...wordRules(locale), termRule(locale, terms)];

  it.each(seeded[locale])('finds this class of fault: %s', (kind, text) => {
    expect(findWordFaults(text, rules).some((fault) => fault.startsWith(`${kind}: `))).toBe(true);
  });

  it('has a sample of each class', () => {
    const kinds = new Set(seeded[locale].map(([kind]) => kind));
    expect(rules.map(({ kind }) => kind).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe('the reading of texts', () => {
  it('lets good French through', () => {
    const text =
      '<p>Vous vous levez à 6\u00a0h\u00a030\u00a0? Le 1<sup>er</sup> juillet, le 418-555-0111 «\u00a0répond\u00a0»\u00a0; payez 3,40\u00a0$ (1976–2026).</p>';
    expect(findWordFaults(text, wordRules('fr'))).toEqual([]);
  });

  it('lets good English through, with French names in it', () => {
    const text =
      '<p>“Yes,” at 8\u00a0a.m. on <span lang="fr">rue du Quai\u00a0: côté nord</span>: call 418-555-0111.</p>';
    expect(findWordFaults(text, wordRules('en'))).toEqual([]);
  });

  it('takes the names of things, and those they do not have, from the glossary', () => {
    expect(terms.length).toBeGreaterThan(20);
    expect(termOf('profil')?.name.en).toBe('profile');
    expect(termOf('témoin')?.not.fr).toContain('cookies');
  });
});

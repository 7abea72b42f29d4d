import { describe, expect, it } from 'vitest';
import { checkWebForm } from '#contract/content/check-web-form.ts';
import { webFormFileSchema, type WebFormFile } from '#contract/content/web-form-file.ts';
import { contentSeed } from '#data/content/index.ts';
import { alias } from '#data/content/paths.ts';
import { locales, withPrefix, type Locale } from '#domain/locale.ts';
import type { Answers } from '#domain/web-forms/answers.ts';
import { findShown } from '#domain/web-forms/shown-fields.ts';
import { allFields, keyOf } from '#domain/web-forms/web-form.ts';
import type { SeedParagraph } from '#services/content/seed.ts';
import { toWebForm } from '#services/content/web-forms/to-web-form.ts';
import { listContentTexts, listStrings } from '#tests/support/words/texts.ts';

const items = contentSeed.items.filter(({ type }) => type === 'webforms');
const forms = items.map((item): [string, WebFormFile] => {
  const form = webFormFileSchema.parse(item.shared?.['definition']);
  return [form.id, form];
});

const blocksIn = (blocks: readonly SeedParagraph[]): SeedParagraph[] =>
  blocks.flatMap((block) => [block, ...blocksIn(Object.values(block.children ?? {}).flat())]);

/** The forms that stand on pages of a language. */
const placed = (locale: Locale) =>
  contentSeed.items.flatMap((item) =>
    item[locale]?.alias === undefined
      ? []
      : blocksIn([...(item[locale].content ?? []), ...(item[locale].bottomContent ?? [])])
          .filter(({ type }) => type === 'form')
          .map(({ attributes }) => String(attributes['webform'])),
  );

describe('the forms of the default content', () => {
  it('are those that riders look for', () => {
    expect(forms.map(([id]) => id).toSorted()).toEqual([
      'commentaires',
      'contact',
      'infolettre',
      'meilleur_tarif',
      'meilleur_tarif_etudiants',
      'objets_perdus',
      'plainte',
      'transport_adapte',
      'visite_scolaire',
    ]);
  });

  it.each(forms)('are well written: %s', (id, form) => {
    const item = items.find(({ key }) => key === `form-${id}`);
    expect(item?.shared?.['definition']).toEqual(form);
    expect(checkWebForm(form)).toEqual([]);
  });

  it.each<[string, string, Answers, readonly string[], readonly string[]]>([
    [
      'plainte',
      'no answer is wanted',
      { 'reponse-reponse': 'aucune', 'reponse-rappel': true },
      [],
      ['nom', 'courriel', 'telephone', 'rappel'],
    ],
    [
      'plainte',
      'a call back is wanted',
      { 'reponse-reponse': 'courriel', 'reponse-rappel': true },
      ['courriel', 'telephone'],
      ['rue'],
    ],
    [
      'plainte',
      'an answer by mail is wanted',
      { 'reponse-reponse': 'poste' },
      ['nom', 'rue', 'code_postal'],
      ['courriel', 'telephone'],
    ],
    [
      'plainte',
      'the bus did not stop',
      { 'motif-motif': 'sans_arret' },
      ['heure', 'parcours', 'arret'],
      ['attente', 'endroit'],
    ],
    [
      'plainte',
      'it is about a fare',
      { 'motif-motif': 'tarif' },
      [],
      ['parcours', 'arret', 'bus', 'attente'],
    ],
    ['contact', 'an answer by phone is wanted', { reponse: 'telephone' }, ['telephone'], ['courriel']],
    ['commentaires', 'no answer is wanted', {}, ['message'], ['courriel']],
    [
      'objets_perdus',
      'it was lost in a terminal',
      { 'endroit-lieu': 'terminus' },
      ['terminus'],
      ['parcours', 'arret'],
    ],
    [
      'transport_adapte',
      'the papers are attached',
      { 'dossier-attestation': 'jointe' },
      ['documents'],
      ['lien'],
    ],
  ])('ask for what is needed and nothing else: %s, where %s', (id, _when, answers, needed, hidden) => {
    const file = forms.find(([name]) => name === id)?.[1];
    const form = toWebForm(file as WebFormFile, 'fr');
    const { isShown, isRequired } = findShown(form, answers);
    const keys = allFields(form).map(({ field }) => keyOf(field.path));
    const named = (test: (key: string) => boolean) =>
      new Set(keys.filter(test).map((key) => key.split('-').at(-1)));
    expect(needed.filter((key) => !named(isRequired).has(key))).toEqual([]);
    expect(hidden.filter((key) => named(isShown).has(key))).toEqual([]);
  });

  it.each(locales)('stand each on one page (%s)', (locale) => {
    expect(placed(locale).toSorted()).toEqual(forms.map(([id]) => id).toSorted());
  });

  it.each(locales)('link to addresses that exist, in the language of the text (%s)', (locale) => {
    const known = new Set(
      contentSeed.items.flatMap((item) => {
        const path = item[locale]?.alias;
        return path === undefined ? [] : [withPrefix(path, locale)];
      }),
    );
    const texts = listContentTexts(locale).filter(({ where }) => where.startsWith('form-'));
    expect(texts.length).toBeGreaterThan(150);
    const links = texts.flatMap(({ text }) => [...text.matchAll(/href="(\/[^"]*)"/gu)].map(([, to]) => to));
    expect(links.filter((to) => !known.has(to ?? ''))).toEqual([]);
    const leads = forms.flatMap(([, { leadsTo, confirmation }]) => [leadsTo, confirmation.paths]);
    const targets = leads.flatMap((paths) => (paths ? [withPrefix(paths[locale], locale)] : []));
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((to) => !known.has(to))).toEqual([]);
  });

  it('go to mailboxes of the operator, and are answered where an address is asked for', () => {
    for (const [id, { recipient, leadsTo, replyTo, pages }] of forms) {
      if (leadsTo) continue;
      expect(recipient, id).toMatch(/@rtc-havremont\.example$/u);
      expect(JSON.stringify(pages).includes('"type":"email"') && replyTo !== undefined, id).toBe(true);
    }
  });

  it.each([
    ['fr', /^(?:Deux ans|\d+\u00a0jours)$/u, 'Deux ans', (days: number) => `${days}\u00a0jours`],
    ['en', /^(?:Two years|\d+ days)$/u, 'Two years', (days: number) => `${days} days`],
  ] as const)('are kept as long as the page about privacy says (%s)', (locale, times, long, short) => {
    const privacy = contentSeed.items.find(({ fr }) => fr?.alias === alias('privacy', 'fr'));
    const cells = listStrings(privacy?.[locale], '').flatMap(({ text }) =>
      [...text.matchAll(/<td>([^<]*)<\/td>/gu)].map(([, cell = '']) => cell),
    );
    const said = new Set(cells.filter((cell) => times.test(cell)));
    const kept = forms.flatMap(([, { retentionDays }]) => retentionDays ?? []);
    expect(kept.filter((days) => !said.has(days === 730 ? long : short(days)))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { searchWords } from '#data/search-words.ts';
import { locales } from '#domain/locale.ts';
import { foldWords } from '#lib/fold.ts';
import { meaningQueries, readQuestion } from './search-question.ts';
import { indexSynonyms } from './synonym-index.ts';

const indexes = { fr: indexSynonyms(searchWords, 'fr'), en: indexSynonyms(searchWords, 'en') };
const bare = (phrase: string) =>
  foldWords(phrase)
    .join(' ')
    .replaceAll(/(?<=\w{3})[sx]\b/g, '');

describe('the words of the operator', () => {
  it('each find the rest of their group as they are typed', () => {
    const lost = locales.flatMap((locale) =>
      searchWords.synonyms[locale].flatMap((group) =>
        group.filter((phrase) => {
          const { meanings } = readQuestion(phrase, indexes[locale]);
          const found = new Set(
            meanings.flatMap(({ others }) => others.map((other) => bare(other.join(' ')))),
          );
          const rest = group.map(bare).filter((other) => other !== bare(phrase));
          return meanings.length !== 1 || !rest.every((other) => found.has(other));
        }),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('mean what their phrase means, and not what one of its words does', () => {
    const { words, meanings } = readQuestion('quand passe le 800', indexes.fr);
    expect(words).toEqual(['passe', '800']);
    expect(meanings[0]?.others).toContainEqual(['temps', 'reel']);
    expect(JSON.stringify(meanings)).not.toContain('abonnement');
  });

  it('keep the words that are small in the other language alone', () => {
    const { words, meanings } = readQuestion('jour de l’An', indexes.fr);
    expect(words).toEqual(['jour', 'an']);
    expect(meanings[0]?.others).toContainEqual(['ferie']);
    expect(readQuestion('lost and found', indexes.en).meanings[0]?.others).toContainEqual([
      'lost',
      'property',
    ]);
    expect(readQuestion('au bord du fleuve', indexes.fr).words).toEqual(['bord', 'fleuve']);
  });

  it('are also found with other small words between, or none', () => {
    for (const typed of ['mot passe', 'le mot du passe', 'mots de passe'])
      expect(readQuestion(typed, indexes.fr).meanings[0]?.others, typed).toContainEqual(['reinitialiser']);
  });

  it('leave a question of nothing but small words as it is', () => {
    expect(readQuestion('le de la', indexes.fr).words).toEqual(['le', 'de', 'la']);
    expect(meaningQueries(readQuestion('', indexes.fr))).toEqual([]);
  });
});

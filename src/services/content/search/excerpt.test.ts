import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const marked = (body: string, ...words: string[]) => excerptOf({ lead: '', body }, words);

describe('an excerpt', () => {
  it('marks other forms of a word, and no word that only begins alike', () => {
    expect(marked('Les chevaux du port', 'cheval')).toBe('Les <strong>chevaux</strong> du port');
    expect(marked('Des buses et un bus', 'bus')).toBe(
      'Des <strong>buses</strong> et un <strong>bus</strong>',
    );
    expect(marked('Il ne passe pas', 'neige', 'passe')).toBe('Il ne <strong>passe</strong> pas');
    expect(marked('Parcours 800 et 801', '800')).toBe('Parcours <strong>800</strong> et 801');
  });

  it('is what introduces an item where its text has none of the words', () => {
    expect(excerptOf({ lead: 'Une phrase.', body: 'Un texte.' }, ['titre'])).toBe('Une phrase.');
    expect(excerptOf({ lead: '', body: 'Un texte.' }, ['titre'])).toBe('Un texte.');
  });

  it('is cut at words, around most of what was looked for', () => {
    const body = `${'mot '.repeat(100)}tarif ${'mot '.repeat(100)}tarif étudiant ${'mot '.repeat(100)}`;
    const text = marked(body, 'tarif', 'etudiant');
    expect(text).toContain('<strong>tarif</strong> <strong>étudiant</strong>');
    expect(text).toMatch(/^… mot .* mot …$/);
  });

  it('holds nothing that a browser would run', () => {
    expect(marked('<b>tarif</b> & "x"', 'tarif')).toBe(
      '&lt;b&gt;<strong>tarif</strong>&lt;/b&gt; &amp; &quot;x&quot;',
    );
  });

  it('looks for a better place only some way on from the first one', () => {
    const far = (words: number) => `tarif ${'mot '.repeat(words)}tarif étudiant ${'mot '.repeat(100)}`;
    expect(marked(far(500), 'tarif', 'etudiant')).toContain('<strong>étudiant</strong>');
    expect(marked(far(1500), 'tarif', 'etudiant')).toMatch(/^<strong>tarif<\/strong> mot/);
  });

  it('finds the first place wherever it is, and takes the same one as who compares all of them', () => {
    expect(marked(`${'mot '.repeat(4900)}Équité et prix`, 'equite', 'prix')).toContain(
      '<strong>Équité</strong>',
    );
    const body = `${'tarif réduit '.repeat(100)}${'mot '.repeat(30)}tarif réduit étudiant ${'mot '.repeat(50)}`;
    expect(marked(body, 'tarif', 'reduit', 'etudiant')).toContain('<strong>étudiant</strong>');
  });
});

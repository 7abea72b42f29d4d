import { describe, expect, it } from 'vitest';
import { mailHouse } from '#tests/support/mail-samples.ts';
import { greet } from './greet.ts';

const greeting = (firstName: string, locale: 'fr' | 'en' = 'fr') =>
  greet({ person: { firstName }, house: mailHouse(locale), locale });

describe('the greeting', () => {
  it('says the first name in the language of the mail', () => {
    expect(greeting('Marie')).toBe('Bonjour Marie,');
    expect(greeting('Marie', 'en')).toBe('Hello Marie,');
  });

  it.each([
    'Jean-Philippe',
    'D’Arcy',
    "Mary O'Neil",
    'J. Robert',
    'Maria del Carmen',
    '美咲',
    'Zoë',
    'Éloïse',
  ])('knows a name: %s', (name) => expect(greeting(name)).toBe(`Bonjour ${name},`));

  it.each([
    'http://evil.example',
    'httpevil',
    'www evil',
    'evil.com',
    'evil.ｃｏｍ',
    'evil。com',
    'ev\u200bil.com',
    'a@b.ca',
    '+1 418 555-0111',
    '<script>alert(1)</script>',
    'Gagnez 500 $ !',
    '🎁 gratuit',
    '\u202e',
    '…',
    '',
  ])('goes without what is no name: %s', (name) => expect(greeting(name)).toBe('Bonjour,'));

  it('goes without a name where none is known', () => {
    expect(greet({ house: mailHouse('fr'), locale: 'fr' })).toBe('Bonjour,');
  });

  it('takes what nobody can see out of a name', () => {
    expect(greeting('\u202eMa\u200drie\0\r\n')).toBe('Bonjour Marie,');
  });

  it('cuts what is too long for a name', () => {
    expect(greeting('Ann '.repeat(300))).toBe('Bonjour Ann Ann Ann Ann Ann Ann Ann A…,');
  });
});

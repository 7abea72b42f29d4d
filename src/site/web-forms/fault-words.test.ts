import { describe, expect, it } from 'vitest';
import { fieldKinds, type AnswerFault, type WebFormField } from '#domain/web-forms/web-form.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { faultWords, webFormWords } from './fault-words.ts';

const field: WebFormField = {
  kind: 'text',
  path: ['texte'],
  label: 'Votre message',
  required: true,
  rule: { type: 'number', minLength: 10, maxLength: 500, minimum: 0.5, maximum: 60, format: 'email' },
  several: { least: 2, most: 3 },
};
const words = (fault: AnswerFault, own: Partial<WebFormField> = {}, locale: 'fr' | 'en' = 'fr') =>
  faultWords(catalogues[locale], { ...field, ...own }, fault).replaceAll('\u00a0', ' ');

describe('what is wrong with an answer', () => {
  it('is told in the words of the form where it has some', () => {
    expect(words('pattern', { messages: { pattern: 'Comme G9A 1A1' } })).toBe('Comme G9A 1A1');
  });

  it.each([
    ['required', 'Remplissez le champ « Votre message ».', 'Fill in the field “Votre message”.'],
    [
      'minLength',
      '« Votre message » : écrivez au moins 10 caractère(s).',
      '“Votre message”: write at least 10 character(s).',
    ],
    [
      'maxLength',
      '« Votre message » : écrivez au plus 500 caractère(s).',
      '“Votre message”: write at most 500 character(s).',
    ],
    [
      'minimum',
      '« Votre message » : le plus petit nombre accepté est 0,5.',
      '“Votre message”: the smallest number accepted is 0.5.',
    ],
    [
      'maximum',
      '« Votre message » : le plus grand nombre accepté est 60.',
      '“Votre message”: the largest number accepted is 60.',
    ],
    ['few', '« Votre message » : donnez au moins 2 réponses.', '“Votre message”: give at least 2 answers.'],
    [
      'many',
      '« Votre message » : donnez au plus 3 réponse(s).',
      '“Votre message”: give at most 3 answer(s).',
    ],
    ['type', '« Votre message » : écrivez un nombre.', '“Votre message”: write a number.'],
  ] as const)('names the field and what it takes: %s', (fault, french, english) => {
    expect(words(fault)).toBe(french);
    expect(words(fault, {}, 'en')).toBe(english);
  });

  it('asks for what the field is for', () => {
    expect(words('required', { kind: 'radios' })).toBe('Faites un choix pour « Votre message ».');
    expect(words('required', { kind: 'checkbox' })).toBe('Cochez la case « Votre message ».');
    expect(words('required', { kind: 'file' })).toBe('Joignez un fichier à « Votre message ».');
    expect(words('pattern', { mask: '###-###-####' })).toContain('comme 000-000-0000');
  });

  it('is a sentence whatever the field and the fault', () => {
    const faults: readonly AnswerFault[] = ['enum', 'format', 'multipleOf', 'pattern', 'required', 'type'];
    for (const kind of fieldKinds)
      for (const fault of faults)
        for (const format of ['email', 'uri', 'date', 'date-time', undefined] as const)
          expect(words(fault, { kind, rule: { type: 'string', ...(format && { format }) } })).toMatch(
            /^[A-Z«].*\.$/,
          );
  });
});

describe('what can happen to a form', () => {
  it('is told in the words of the specification', () => {
    const french = webFormWords(catalogues.fr);
    expect(french.forbidden).toBe(
      "Une erreur s'est produite. Veuillez réessayer svp. Si le problème persiste, vous pouvez nous contacter par téléphone.",
    );
    expect(french.unavailable).toBe("Une erreur inattendue s'est produite.");
    expect(french.robot).toBe('Erreur de validation du reCAPTCHA. Veuillez réessayer.');
    expect(french.unchecked).toBe('Vous devez cocher la case "Je ne suis pas un robot".');
    expect(webFormWords(catalogues.en).unchecked).toBe('You must check the "I am not a robot" box.');
  });

  it('says when a second comment may be sent, and when somebody answers the phone', () => {
    const { throttled } = webFormWords(catalogues.fr);
    expect(throttled.replaceAll('\u00a0', ' ')).toMatch(
      /un commentaire par jour.*après 12 heures.*du lundi au vendredi, de 9 h 30 à midi et de 13 h à 15 h 30\.$/,
    );
    expect(webFormWords(catalogues.en).throttled).toMatch(
      /one comment a day.*12\u00a0hours.*Monday to Friday/,
    );
  });
});

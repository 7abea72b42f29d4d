import type { Locale } from '#domain/locale.ts';
import { content } from './blocks.ts';
import { table } from './markup.ts';

/** Name, purpose, duration. */
type CookieRow = readonly [string, string, string];

const cookies = {
  fr: {
    title: 'Les témoins',
    before: 'Aucun témoin n’est déposé avant que vous fassiez un choix ou ouvriez une session.',
    caption: 'Témoins utilisés par le site',
    head: ['Témoin', 'À quoi il sert', 'Durée'],
    rows: [
      ['Choix des témoins', 'Se souvenir de votre réponse', '6 mois'],
      ['Session', 'Garder votre session ouverte', '7 jours au plus'],
      [
        'Appareil connu',
        'Reconnaître un appareil où vous vous êtes connecté, même après la déconnexion, pour que les essais d’autres personnes ne vous bloquent pas',
        '1 an',
      ],
      ['Texte en attente', 'Retrouver ce que vous aviez entré quand votre session a pris fin', '1 heure'],
      ['Alerte lue', 'Ne pas remontrer la même alerte', '10 minutes'],
      ['Langue', 'Ouvrir le site dans votre langue', '1 an'],
      ['Affichage', 'Garder l’affichage clair ou sombre', '1 an'],
    ],
    after: 'Pour changer d’idée, utilisez le bouton des préférences de témoins, au bas de chaque page.',
  },
  en: {
    title: 'Cookies',
    before: 'No cookie is set before you make a choice or log in.',
    caption: 'Cookies used by the site',
    head: ['Cookie', 'What it is for', 'Duration'],
    rows: [
      ['Cookie choice', 'Remembers your answer', '6 months'],
      ['Session', 'Keeps you logged in to your profile', '7 days at most'],
      [
        'Known device',
        'Recognizes a device you have logged in on, even after you log out, so that other people’s tries do not block you',
        '1 year',
      ],
      ['Text on hold', 'Brings back what you had entered when your session ended', '1 hour'],
      ['Alert read', 'Keeps the same alert from coming back', '10 minutes'],
      ['Language', 'Opens the site in your language', '1 year'],
      ['Display', 'Keeps the light or dark display', '1 year'],
    ],
    after: 'To change your mind, use the cookie preferences button at the bottom of every page.',
  },
} as const;

/** What the program itself puts on a device, which is the same for every operator; `more` is what one adds to it. */
export function cookiesBlock(locale: Locale, more: readonly CookieRow[] = []) {
  const { title, before, caption, head, rows, after } = cookies[locale];
  return content(
    title,
    `<p>${before}</p>${table({ caption, head, rows: [...rows, ...more] })}<p>${after}</p>`,
  );
}

const position = {
  fr: {
    title: 'Votre position',
    text: 'Quand vous demandez les arrêts près de vous, votre position sert à ce calcul et n’est pas conservée. Les arrêts que vous gardez et vos derniers trajets restent sur votre appareil.',
  },
  en: {
    title: 'Your location',
    text: 'When you ask for stops near you, your location is used for that search and is not kept. The stops you save and your last trips stay on your device.',
  },
} as const;

export const positionBlock = (locale: Locale) =>
  content(position[locale].title, `<p>${position[locale].text}</p>`);

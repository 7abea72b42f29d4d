import type { Locale } from '#domain/locale.ts';
import { fares } from '#data/fares.ts';
import { riders } from '#domain/fares/fare.ts';
import { accordion, content } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { bestFareForm } from './forms/best-fare.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { table } from '#operators/kit/markup.ts';
import { money } from './markup.ts';
import { en, fr } from './paths.ts';

const words = {
  fr: {
    caption: 'Tarifs en vigueur du 1<sup>er</sup> juillet 2026 au 30 juin 2027',
    head: ['Titre', 'Général', 'Étudiant', ['6 à 18 ans', '6–18 ans'], ['65 ans et plus', '65 ans +']],
    none: 'Non offert',
  },
  en: {
    caption: 'Fares in effect from July 1, 2026 to June 30, 2027',
    head: ['Fare', 'General', 'Student', ['Ages 6 to 18', '6 to 18'], ['65 and over', '65+']],
    none: 'Not offered',
  },
} as const;

function grid(locale: Locale): string {
  const { caption, head, none } = words[locale];
  const rows = fares.map((fare) => [
    fare.name[locale],
    ...riders.map((kind) => {
      const cents = fare.cents[kind];
      return cents === undefined ? none : money[locale](cents);
    }),
  ]);
  return table({ caption, head, rows });
}

export const fareGrid = page('fareGrid', {
  fr: {
    title: 'Grille tarifaire',
    subtitle: 'De juillet 2026 à juin 2027',
    description:
      'Prix des passages, des laissez-passer et des abonnements du RTC par catégorie de clientèle.',
    body: '<p>Les prix sont les mêmes partout dans le réseau, de jour comme de nuit. Les enfants de 5 ans et moins voyagent gratuitement avec une personne de 14 ans ou plus.</p>',
    blocks: [
      content('Tous les tarifs', grid('fr')),
      content('Qui a droit au tarif réduit ?', [
        '<strong>Étudiant</strong> : toute personne de 19 ans et plus qui étudie à temps plein et qui a une carte OPUS avec photo valide.',
        '<strong>6 à 18 ans</strong> : avec une carte OPUS avec photo dès 12 ans.',
        '<strong>65 ans et plus</strong> : avec une carte OPUS avec photo.',
      ]),
      frForm(
        bestFareForm,
        'Quel titre vous coûtera le moins cher ?',
        'Répondez à quelques questions : la page Meilleur tarif compare pour vous tous les titres.',
      ),
      accordion('Questions sur les tarifs', {
        'Combien de temps dure une correspondance ?':
          '<p>90 minutes à partir de la première validation, dans toutes les directions, y compris pour un retour.</p>',
        'Quand commence un laissez-passer ?':
          '<p>Le laissez-passer 1 jour est valide jusqu’à la fin de la journée de service, vers 4 h. Celui de 7 jours commence à la première validation, et le mensuel, le 1<sup>er</sup> du mois.</p>',
        'Puis-je me faire rembourser ?': `<p>Un titre inutilisé est remboursable dans les 30 jours suivant l’achat, sur présentation du reçu. Écrivez au <a href="${fr.contact}">service à la clientèle</a>.</p>`,
      }),
    ],
  },
  en: {
    title: 'Fare table',
    subtitle: 'From July 2026 to June 2027',
    description: 'RTC fares for rides, passes and subscriptions, by type of rider.',
    body: '<p>Prices are the same across the network, day and night. Children 5 and under ride free with someone aged 14 or over.</p>',
    blocks: [
      content('All fares', grid('en')),
      content('Who is eligible for reduced fares?', [
        '<strong>Student</strong>: anyone 19 or over who studies full time and holds a valid OPUS photo card.',
        '<strong>Ages 6 to 18</strong>: with an OPUS photo card from age 12.',
        '<strong>65 and over</strong>: with an OPUS photo card.',
      ]),
      enForm(
        bestFareForm,
        'Which fare is cheapest for you?',
        'Answer a few questions: the Best fare page compares all the fares for you.',
      ),
      accordion('Questions about fares', {
        'How long does a transfer last?':
          '<p>90 minutes from the first validation, in any direction, including for the return trip.</p>',
        'When does a pass start?':
          '<p>The 1-day pass is valid until the end of the service day, around 4 a.m. The 7-day pass starts when first validated, the monthly pass on the 1st of the month.</p>',
        'Can I get a refund?': `<p>An unused fare can be refunded within 30 days of purchase if you have the receipt. Write to <a href="${en.contact}">customer service</a>.</p>`,
      }),
    ],
  },
});

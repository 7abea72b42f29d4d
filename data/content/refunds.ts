import { accordion, content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { steps, table } from '#operators/kit/markup.ts';
import { french, taxiRefund } from './markup.ts';
import { en, fr } from './paths.ts';

export const refunds = page('refunds', {
  fr: {
    title: 'Remboursements et échanges',
    subtitle: 'Quand nous remboursons, combien et comment',
    description: 'Se faire rembourser ou échanger un titre du RTC : conditions, délais et démarche.',
    body: '<p>Un titre inutilisé est remboursable dans les 30 jours suivant l’achat, sur présentation du reçu. L’argent revient sur la carte qui a servi à payer, en dix jours ouvrables.</p>',
    blocks: [
      content(
        'Ce qui est remboursé',
        table({
          caption: 'Remboursement selon le titre',
          head: ['Titre', 'Pas encore utilisé', 'Déjà entamé'],
          rows: [
            ['Passages', 'En entier', 'Ceux qui restent'],
            ['Laissez-passer 1 jour ou 7 jours', 'En entier', 'Non remboursable'],
            ['Laissez-passer mensuel', 'En entier', 'La moitié avant le 10 du mois'],
            ['Abonne-bus perso', 'Le mois à venir', 'À partir du mois suivant'],
            ['Carte OPUS', 'Non remboursable', 'Non remboursable'],
          ],
        }),
      ),
      content(
        'Comment faire',
        steps(
          'Apportez la carte, le reçu et une pièce d’identité au terminus Marché-Neuf ou Haut-Coteau.',
          'Le comptoir lit la carte et vous dit le montant avant que vous décidiez.',
          'Signez la demande ; vous en recevez une copie.',
        ),
      ),
      accordion('Cas particuliers', {
        'Le bus n’est pas passé': `<p>Si un bus annulé vous a fait payer un taxi entre minuit et 5 h, nous remboursons la course jusqu’à ${taxiRefund.fr}. Écrivez au <a href="${fr.contact}">service à la clientèle</a> dans les 14 jours, avec le reçu.</p>`,
        'Je suis malade ou je déménage':
          '<p>Un laissez-passer mensuel entamé est remboursé au jour près, sur présentation d’un billet médical ou d’une preuve de déménagement.</p>',
        'La distributrice a gardé mon argent':
          '<p>Notez le numéro inscrit sur la machine et l’heure. Le montant est remboursé dans les trois jours ouvrables, après vérification.</p>',
      }),
      links('Voir aussi', [
        link('Grille tarifaire', fr.fareGrid),
        link('La carte OPUS', fr.opusCard),
        link('Service à la clientèle', fr.contact),
      ]),
    ],
  },
  en: {
    title: 'Refunds and exchanges',
    subtitle: 'When we give refunds, how much and how',
    description: 'Getting a refund or exchange for an RTC fare: conditions, time limits and steps.',
    body: '<p>An unused fare can be refunded within 30 days of purchase if you have the receipt. The money goes back to the card you paid with, within ten business days.</p>',
    blocks: [
      content(
        'What is refunded',
        table({
          caption: 'Refund by fare',
          head: ['Fare', 'Not used yet', 'Already started'],
          rows: [
            ['Rides', 'In full', 'Those left'],
            ['1-day or 7-day pass', 'In full', 'No refund'],
            ['Monthly pass', 'In full', 'Half before the 10th of the month'],
            ['Personal bus subscription', 'The coming month', 'From the following month'],
            ['OPUS card', 'No refund', 'No refund'],
          ],
        }),
      ),
      content(
        'What to do',
        steps(
          `Bring the card, the receipt and ID to the ${french('Marché-Neuf')} or ${french('Haut-Coteau')} terminal.`,
          'The counter reads the card and tells you the amount before you decide.',
          'Sign the request; you get a copy.',
        ),
      ),
      accordion('Special cases', {
        'The bus did not come': `<p>If a cancelled bus made you pay for a taxi between midnight and 5 a.m., we refund the fare up to ${taxiRefund.en}. Write to <a href="${en.contact}">customer service</a> within 14 days, with the receipt.</p>`,
        'I am ill or moving away':
          '<p>A monthly pass that has started is refunded to the day, with a medical note or proof of the move.</p>',
        'The vending machine kept my money':
          '<p>Write down the number on the machine and the time. Once we have checked, you get the amount back within three business days.</p>',
      }),
      links('See also', [
        link('Fare table', en.fareGrid),
        link('The OPUS card', en.opusCard),
        link('Customer service', en.contact),
      ]),
    ],
  },
});

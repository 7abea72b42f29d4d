import { accordion, content, link, links, tabs } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { list, steps } from '#operators/kit/markup.ts';
import { cardPrice } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const opusCard = page('opusCard', {
  fr: {
    title: 'La carte OPUS',
    subtitle: 'Une carte, sept ans, tous les titres',
    description:
      'Choisir, enregistrer, recharger et remplacer une carte OPUS du RTC, avec ou sans photo, ou occasionnelle.',
    body: '<p>La carte OPUS garde vos titres et vos correspondances. Présentez-la à plat au valideur ; l’écran dit ce qu’il vous reste.</p>',
    blocks: [
      tabs('Quelle carte choisir ?', {
        'Sans photo': `<p>Pour le tarif général. Elle coûte ${cardPrice.fr.plain} et se prête à quelqu’un d’autre, une personne à la fois. Enregistrez-la : une carte perdue sans nom ne peut être bloquée.</p>`,
        'Avec photo': `<p>Pour les tarifs réduits : études, 12 à 18 ans, 65 ans et plus. Elle coûte ${cardPrice.fr.photo}, se fait en dix minutes à un comptoir de service et ne sert qu’à vous.</p>${list(
          'Une pièce d’identité avec photo, ou la carte d’assurance maladie.',
          'Pour le tarif étudiant : une preuve d’inscription à temps plein.',
        )}`,
        Occasionnelle:
          '<p>Une carte de papier, vendue avec un laissez-passer 1 jour par les distributrices et aux comptoirs. Elle ne se recharge pas.</p>',
      }),
      withPicture(
        'opus-card',
        content(
          'Recharger sa carte',
          steps(
            `Trouvez un <a href="${fr.points_of_sale}">point de vente</a> : comptoir, distributrice ou commerce.`,
            'Posez la carte sur le lecteur et choisissez le titre. Une carte porte jusqu’à quatre titres à la fois.',
            'Gardez le reçu : il faut le montrer pour un remboursement.',
          ),
        ),
      ),
      accordion('Perte, bris et fin de validité', {
        'J’ai perdu ma carte enregistrée': `<p>Appelez le <a href="${fr.contact}">service à la clientèle</a>. La carte est bloquée le jour même. La nouvelle coûte ${cardPrice.fr.plain}, et vos titres vous attendent au comptoir le lendemain.</p>`,
        'Ma carte est brisée':
          '<p>Une carte qui ne se lit plus est remplacée sans frais avant la fin de ses sept ans, sauf si elle est pliée ou percée.</p>',
        'Ma carte arrive à sa fin':
          '<p>Le valideur l’annonce 60 jours d’avance. Les titres qui restent passent sur la nouvelle carte, sans frais, à un comptoir de service.</p>',
        'Que savez-vous de mes déplacements ?': `<p>La carte retient ses dix dernières validations. Nos systèmes séparent votre nom de vos déplacements après 30 jours. <a href="${fr.privacy}">Lire la politique de confidentialité</a>.</p>`,
      }),
      links('Voir aussi', [
        link('Grille tarifaire', fr.fareGrid),
        link('Remboursements et échanges', fr.refunds),
        link('OPUS dans votre école', fr.opus_school),
      ]),
    ],
  },
  en: {
    title: 'The OPUS card',
    subtitle: 'One card, seven years, every fare',
    description:
      'Choose, register, reload and replace an RTC OPUS card: with a photo, without one, or occasional.',
    body: '<p>The OPUS card holds your fares and your transfers. Hold it flat against the validator; the screen shows what is left on it.</p>',
    blocks: [
      tabs('Which card should I choose?', {
        'Without a photo': `<p>For the general fare. It costs ${cardPrice.en.plain} and can be lent, to one person at a time. Register it: a lost card without a name cannot be blocked.</p>`,
        'With a photo': `<p>For reduced fares: students, ages 12 to 18, 65 and over. It costs ${cardPrice.en.photo}, is made in ten minutes at a service counter and is for you alone.</p>${list(
          'Photo ID, or your health insurance card.',
          'For the student fare: proof of full-time registration.',
        )}`,
        Occasional:
          '<p>A paper card, sold with a 1-day pass at vending machines and counters. It cannot be reloaded.</p>',
      }),
      withPicture(
        'opus-card',
        content(
          'Reloading your card',
          steps(
            `Find a <a href="${en.points_of_sale}">point of sale</a>: a counter, a vending machine or a store.`,
            'Place the card on the reader and choose the fare. A card holds up to four fares at once.',
            'Keep the receipt: you need it for a refund.',
          ),
        ),
      ),
      accordion('Lost, broken and expired cards', {
        'I lost my registered card': `<p>Call <a href="${en.contact}">customer service</a>. The card is blocked the same day. A new one costs ${cardPrice.en.plain}, and your fares will be waiting at the counter the next day.</p>`,
        'My card is broken':
          '<p>A card that can no longer be read is replaced free of charge during its seven years, unless it has been bent or punched.</p>',
        'My card is about to expire':
          '<p>The validator tells you 60 days ahead. What is left on it moves to the new card, free of charge, at a service counter.</p>',
        'What do you know about my trips?': `<p>The card remembers its last ten validations. Our systems separate your name from your trips after 30 days. <a href="${en.privacy}">Read the privacy policy</a>.</p>`,
      }),
      links('See also', [
        link('Fare table', en.fareGrid),
        link('Refunds and exchanges', en.refunds),
        link('OPUS at your school', en.opus_school),
      ]),
    ],
  },
});

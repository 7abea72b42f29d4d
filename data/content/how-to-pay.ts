import { accordion, column, content, link, links, threeColumns } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { steps } from '#operators/kit/markup.ts';
import { cardPrice, french, price } from './markup.ts';
import { en, fr } from './paths.ts';

export const howToPay = page('howToPay', {
  fr: {
    title: 'Comment payer',
    subtitle: 'Trois façons de payer votre passage',
    description: 'Payer son passage avec la carte OPUS, une carte bancaire ou en argent comptant.',
    body: '<p>Montez par la porte avant et validez. Un signal vert et un son confirment que tout est en règle.</p>',
    blocks: [
      threeColumns('Choisir son mode de paiement', [
        column(
          'Carte OPUS',
          `<p>La moins chère pour qui voyage souvent. Elle coûte ${cardPrice.fr.plain}, dure sept ans et accepte tous les titres.</p>`,
        ),
        column(
          'Carte bancaire ou téléphone',
          `<p>Présentez votre carte sans contact au valideur : ${price.fr('ride')} par passage. Après trois passages le même jour, les autres sont gratuits.</p>`,
        ),
        column(
          'Argent comptant',
          `<p>Monnaie exacte seulement : ${price.fr('cash')}. Demandez un billet de correspondance.</p>`,
        ),
      ]),
      content(
        'Se procurer une carte OPUS',
        steps(
          `Rendez-vous dans un <a href="${fr.points_of_sale}">point de vente</a>. Pour une carte avec photo, choisissez un comptoir de service.`,
          'Pour le tarif réduit, apportez une pièce d’identité et, s’il y a lieu, une attestation d’études.',
          'Enregistrez la carte à votre nom : si vous la perdez, les titres qu’elle contient sont protégés.',
        ),
      ),
      accordion('En cas de pépin', {
        'Ma carte n’est pas lue':
          '<p>Présentez-la à plat, sans autre carte, pendant une seconde. Si rien ne se passe, la personne au volant vous laissera monter et vous remettra un coupon pour l’échanger sans frais au terminus Marché-Neuf ou Haut-Coteau.</p>',
        'J’ai perdu ma carte enregistrée': `<p>Signalez-le au <a href="${fr.contact}">service à la clientèle</a>. La carte est bloquée le jour même et ses titres sont transférés sur une nouvelle.</p>`,
      }),
      links('Voir aussi', [link('Grille tarifaire', fr.fareGrid), link('Meilleur tarif', fr.best_fare)]),
    ],
  },
  en: {
    title: 'How to pay',
    subtitle: 'Three ways to pay your fare',
    description: 'Pay for your ride with an OPUS card, a bank card or cash.',
    body: '<p>Board through the front door and validate your fare. A green light and a sound confirm that your fare is valid.</p>',
    blocks: [
      threeColumns('Choose how to pay', [
        column(
          'OPUS card',
          `<p>The cheapest way if you ride often. It costs ${cardPrice.en.plain}, lasts seven years and works with every fare.</p>`,
        ),
        column(
          'Bank card or phone',
          `<p>Tap your contactless card on the validator: ${price.en('ride')} per ride. After three rides in a day, the rest are free.</p>`,
        ),
        column('Cash', `<p>Exact change only: ${price.en('cash')}. Ask for a transfer.</p>`),
      ]),
      content(
        'Getting an OPUS card',
        steps(
          `Go to a <a href="${en.points_of_sale}">point of sale</a>. For a photo card, choose a service counter.`,
          'For the reduced fare, bring ID and, if applicable, proof of enrolment.',
          'Register the card in your name: if you lose it, the fares on it are protected.',
        ),
      ),
      accordion('If something goes wrong', {
        'My card cannot be read': `<p>Hold it flat, away from other cards, for one second. If nothing happens, the driver will let you on and give you a coupon to have it replaced free of charge at the ${french('Marché-Neuf')} or ${french('Haut-Coteau')} terminal.</p>`,
        'I lost my registered card': `<p>Tell <a href="${en.contact}">customer service</a>. Your card is blocked the same day and its fares are transferred to a new one.</p>`,
      }),
      links('See also', [link('Fare table', en.fareGrid), link('Best fare', en.best_fare)]),
    ],
  },
});

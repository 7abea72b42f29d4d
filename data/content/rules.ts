import { accordion, content, contentsTable, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { customerService, fine } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const rules = page('rules', {
  fr: {
    title: 'Règles à bord',
    subtitle: 'Voyager ensemble, en paix et en sécurité',
    description:
      'Ce qui est permis et ce qui ne l’est pas dans les bus et les terminus du RTC, et ce que coûte une infraction.',
    blocks: [
      contentsTable(
        'Sur cette page',
        '<p>Quelques règles suffisent pour que 74 000 déplacements par jour se passent bien. Elles valent dans les bus, les abribus et les terminus.</p>',
      ),
      content('Monter et s’installer', [
        'Laissez descendre avant de monter, et montez par la porte avant.',
        'Ayez votre carte ou votre monnaie en main.',
        'Avancez vers l’arrière : il y reste presque toujours de la place.',
        'Laissez les sièges bleus aux personnes âgées, enceintes ou handicapées, et à qui tient un petit enfant.',
      ]),
      withPicture(
        'on-board',
        content('Pendant le trajet', [
          'Écoutez votre musique avec des écouteurs et parlez à voix basse au téléphone.',
          'Gardez votre sac à vos pieds ou sur vos genoux, jamais sur un siège.',
          'Une collation froide et une boisson fermée sont bienvenues ; un repas chaud attendra.',
          'Tenez-vous : un bus freine parfois sans prévenir.',
          'Ne parlez à la personne au volant que lorsque le bus est arrêté.',
        ]),
      ),
      content('Ce qui est interdit', [
        'Fumer ou vapoter, à bord, sous un abribus et à moins de neuf mètres d’une porte de terminus.',
        'Consommer de l’alcool ou du cannabis.',
        'Transporter une matière dangereuse, dont un bidon d’essence, même vide.',
        'Vendre, solliciter ou afficher sans autorisation.',
        'Empêcher une porte de se fermer ou se pencher par une fenêtre.',
        'Menacer, insulter ou importuner quelqu’un.',
      ]),
      content(
        'Preuve de paiement',
        `<p>Gardez votre carte ou votre billet de correspondance jusqu’à la descente. Une personne qui voyage sans payer s’expose à une amende de ${fine.fr.unpaid}, et à ${fine.fr.noProof} si elle a oublié la preuve de son tarif réduit. L’amende pour oubli est annulée si la carte est montrée à un comptoir dans les dix jours.</p>`,
      ),
      accordion('Quand quelque chose ne va pas', {
        'Je ne me sens pas en sécurité': `<p>Dites-le à la personne au volant, qui joint la répartition en tout temps. En cas de danger immédiat, composez le 911. Pour signaler un fait passé : ${customerService}, option 3.</p>`,
        'Je suis témoin de harcèlement':
          '<p>Si vous le pouvez sans risque, parlez à la personne visée : asseyez-vous près d’elle, posez-lui une question. Prévenez la personne au volant. Les images des caméras sont gardées sept jours ; un signalement rapide permet de les conserver.</p>',
        'Une personne ne respecte pas les règles':
          '<p>Nos agentes et agents rappellent la règle, puis demandent de descendre, puis remettent un constat. Vous n’avez pas à intervenir.</p>',
        'Je conteste une amende': `<p>Écrivez au <a href="${fr.contact}">service à la clientèle</a> dans les 30 jours, avec le numéro du constat. La commissaire aux plaintes répond dans les dix jours ouvrables.</p>`,
      }),
      links('Voir aussi', [
        link('Vélos, poussettes et bagages', fr.bikes, 'Ce que vous pouvez apporter à bord'),
        link('Accessibilité du réseau', fr.accessibility, 'Bus à plancher bas, arrêts et aides à bord'),
        link('Objets perdus', fr.lostAndFound),
      ]),
    ],
  },
  en: {
    title: 'Rules on board',
    subtitle: 'Riding together, in peace and safely',
    description:
      'What is and is not allowed on RTC buses and in terminals, and what breaking the rules costs.',
    blocks: [
      contentsTable(
        'On this page',
        '<p>It takes only a few rules for 74,000 trips a day to go well. They apply on buses, in shelters and in terminals.</p>',
      ),
      content('Boarding and settling in', [
        'Let people off before you get on, and board through the front door.',
        'Have your card or change in hand.',
        'Move to the back: there is almost always room there.',
        'Leave the blue seats for people who are elderly, pregnant or disabled, or who are holding a small child.',
      ]),
      withPicture(
        'on-board',
        content('During the ride', [
          'Listen to music with headphones and keep your voice down on the phone.',
          'Keep your bag at your feet or on your lap, never on a seat.',
          'A cold snack and a closed drink are welcome; a hot meal can wait.',
          'Hold on: a bus sometimes brakes without warning.',
          'Talk to the driver only when the bus has stopped.',
        ]),
      ),
      content('What is not allowed', [
        'Smoking or vaping on board, in a shelter or within nine metres of a terminal door.',
        'Drinking alcohol or using cannabis.',
        'Carrying dangerous goods, including a gas can, even an empty one.',
        'Selling, soliciting or posting without permission.',
        'Holding a door open or leaning out of a window.',
        'Threatening, insulting or bothering anyone.',
      ]),
      content(
        'Proof of payment',
        `<p>Keep your card or transfer until you get off. Riding without paying can lead to a ${fine.en.unpaid} fine, or ${fine.en.noProof} if you left the proof of your reduced fare at home. The fine for a forgotten card is cancelled if you show the card at a counter within ten days.</p>`,
      ),
      accordion('When something is wrong', {
        'I do not feel safe': `<p>Tell the driver, who can reach dispatch at any time. In immediate danger, call 911. To report something that has happened, call ${customerService}, option 3.</p>`,
        'I see someone being harassed':
          '<p>If it is safe, speak to the person targeted: sit near them, ask them a question. Alert the driver. Camera footage is kept for seven days; reporting quickly allows us to save it.</p>',
        'Someone is breaking the rules':
          '<p>Our officers remind people of the rule, then ask them to get off, then issue a ticket. You do not have to step in.</p>',
        'I want to contest a fine': `<p>Write to <a href="${en.contact}">customer service</a> within 30 days, with the ticket number. The complaints commissioner answers within ten business days.</p>`,
      }),
      links('See also', [
        link('Bikes, strollers and luggage', en.bikes, 'What you can bring on board'),
        link('Network accessibility', en.accessibility, 'Low-floor buses, stops and help on board'),
        link('Lost and found', en.lostAndFound),
      ]),
    ],
  },
});

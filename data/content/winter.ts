import { content, link, links, twoColumns, column } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { french, snowLine } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const winter = page('winter', {
  fr: {
    title: 'Service en hiver',
    subtitle: 'Les bus roulent par presque tous les temps',
    description: 'Détours de tempête, retards, arrêts déneigés et numéro à appeler les jours de neige.',
    body: '<p>Les jours de neige, les bus circulent, mais plus lentement. Vérifiez les avis avant de partir et prévoyez 15 minutes de plus.</p>',
    blocks: [
      twoColumns('Avant de partir, puis à l’arrêt', [
        column('Avant de partir', [
          `Consultez les <a href="${fr.notices}">avis sur les parcours</a>.`,
          'Partez plus tôt si vous avez une correspondance à prendre.',
          `Écoutez le message de la ligne neige au ${snowLine}, jour et nuit.`,
        ]),
        column('À l’arrêt', [
          'Attendez derrière le banc de neige, jamais dessus.',
          'Faites signe : on vous voit moins bien dans la poudrerie.',
          'Montez une fois le bus immobile, en vous tenant à la barre.',
        ]),
      ]),
      content(
        'Les détours de tempête',
        '<p>Quand la côte du Passeur est glacée, les parcours {11}, {54} et {803} passent par le pont Élise-Rondeau et ne desservent plus la Gare fluviale. Quand le chemin des Brumes est fermé, le {7} et le {214} s’arrêtent au terminus Haut-Coteau, où une navette prend le relais.</p>',
      ),
      withPicture(
        'winter-stop',
        content(
          'Déneigement des arrêts',
          '<p>Les arrêts du Métrobus et ceux des hôpitaux et des écoles sont dégagés dans les 12 heures qui suivent la fin de la neige, les autres dans les 36 heures.</p>',
        ),
      ),
      links('Signaler ou s’informer', [
        link('Signaler un arrêt enneigé', fr.contact),
        link('Créer un profil', fr.create_account, 'Les avis de vos parcours, par courriel'),
      ]),
    ],
  },
  en: {
    title: 'Winter service',
    subtitle: 'Buses run in almost any weather',
    description: 'Storm detours, delays, snow clearing at stops and the number to call on snow days.',
    body: '<p>On snow days, buses keep running, only more slowly. Check the notices before you leave and allow an extra 15 minutes.</p>',
    blocks: [
      twoColumns('Before you leave, then at the stop', [
        column('Before you leave', [
          `Check the <a href="${en.notices}">route notices</a>.`,
          'Leave earlier if you have a connection to make.',
          `Listen to the snow line at ${snowLine}, day and night.`,
        ]),
        column('At the stop', [
          'Wait behind the snowbank, never on it.',
          'Wave: you are harder to see in blowing snow.',
          'Board once the bus has stopped, and hold the rail.',
        ]),
      ]),
      content(
        'Storm detours',
        `<p>When ${french('côte du Passeur')} is icy, routes {11}, {54} and {803} take ${french('pont Élise-Rondeau')} and do not serve ${french('Gare fluviale')}. When ${french('chemin des Brumes')} is closed, routes {7} and {214} end at the ${french('Haut-Coteau')} terminal, where a shuttle takes over.</p>`,
      ),
      withPicture(
        'winter-stop',
        content(
          'Snow clearing at stops',
          `<p>${french('Métrobus')} stops and stops at hospitals and schools are cleared within 12 hours of the end of a snowfall, the rest within 36 hours.</p>`,
        ),
      ),
      links('Report or stay informed', [
        link('Report a snowed-in stop', en.contact),
        link('Create a profile', en.create_account, 'Your routes’ notices, by email'),
      ]),
    ],
  },
});

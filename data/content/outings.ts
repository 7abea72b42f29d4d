import { content, goingsComings, link, links, tabs } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { french, price } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const outings = page('outings', {
  fr: {
    title: 'Sorties en bus',
    subtitle: 'Le fleuve, la montagne et le phare, sans voiture',
    description: 'Des idées de sorties en bus à Havremont, avec le parcours, l’arrêt et la durée du trajet.',
    body: `<p>Un laissez-passer 1 jour, à ${price.fr('day')}, suffit pour une journée de promenade. Ces sorties sont choisies par les personnes au volant, qui connaissent la ville mieux que quiconque.</p>`,
    blocks: [
      goingsComings('Au Phare de la Pointe', {
        subtitle: 'Une heure de marche au bord de l’eau, un musée et un casse-croûte',
        goings:
          '<p>Le {2} part du terminus Marché-Neuf et longe la Vermeille jusqu’au Phare de la Pointe. Assoyez-vous à droite.</p>',
        comings:
          '<p>Le {2} revient par le même chemin. Après 21 h, marchez dix minutes jusqu’au boulevard du Grand-Héron et prenez le {800}.</p>',
        description: '<p>Le sentier du phare est en gravier fin ; une poussette y passe.</p>',
      }),
      goingsComings('Au Sommet du Mont-Sorbier', {
        subtitle: 'La ville entière à vos pieds, et une glissade en hiver',
        goings:
          '<p>Le {5} part du terminus Marché-Neuf et monte jusqu’au sommet par la rue du Funiculaire. Gardez vos skis attachés et à la verticale.</p>',
        comings:
          '<p>Redescendez à pied par le sentier jusqu’au Cégep du Sorbier, puis prenez le {4}, qui passe toutes les 12 minutes en semaine.</p>',
        description: '<p>Les jours de grand vent, le sommet est fermé ; un avis le dit dès le matin.</p>',
      }),
      tabs('Selon votre envie', {
        'Avec des enfants':
          '<p>La Bibliothèque Aurore-Pépin, par le {1} ou le {87}, a une heure du conte le samedi à 10 h. Le parc de la Grève, par le {11}, a des jeux d’eau de juin à septembre.</p>',
        'Sous la pluie':
          '<p>Les Galeries du Coteau, par le {3} et le {14}, et les Promenades Val-Fleuri, par le {41}, ont leur arrêt à la porte. La patinoire de l’Aréna Gérard-Lantin, par le {28}, est ouverte à tout le monde le dimanche à 13 h.</p>',
        'Au grand air':
          '<p>Le Cap du Corsaire, par le {10}, est le meilleur endroit pour voir les oies au printemps. La Marina de Grande-Anse, par le {32}, loue des kayaks en été.</p>',
      }),
      withPicture(
        'lighthouse',
        content('Avant de partir', [
          'Vérifiez l’horaire du jour : le samedi et le dimanche, certains parcours passent une fois l’heure.',
          'Notez l’heure du dernier bus du retour.',
          'Après trois passages payés le même jour avec la même carte bancaire, les autres sont gratuits.',
        ]),
      ),
      links('Préparer la journée', [
        link('Horaires des bus', fr.schedules),
        link('Familles et enfants', fr.families, 'Qui voyage gratuitement'),
        link('Vélos, poussettes et bagages', fr.bikes),
      ]),
    ],
  },
  en: {
    title: 'Outings by bus',
    subtitle: 'The river, the mountain and the lighthouse, without a car',
    description: 'Ideas for outings by bus in Havremont, with the route, the stop and the travel time.',
    body: `<p>A 1-day pass, at ${price.en('day')}, is all you need for a day out. These outings are picked by our drivers, who know the city better than anyone.</p>`,
    blocks: [
      goingsComings('To Phare de la Pointe', {
        subtitle: 'An hour’s walk by the water, a museum and a snack bar',
        goings: `<p>Route {2} leaves the ${french('Marché-Neuf')} terminal and follows the Vermeille to ${french('Phare de la Pointe')}. Sit on the right.</p>`,
        comings: `<p>Route {2} comes back the same way. After 9 p.m., walk ten minutes to ${french('boulevard du Grand-Héron')} and take the {800}.</p>`,
        description: '<p>The lighthouse path is fine gravel; strollers are fine.</p>',
      }),
      goingsComings('To Sommet du Mont-Sorbier', {
        subtitle: 'The whole city at your feet, and sledding in winter',
        goings: `<p>Route {5} leaves the ${french('Marché-Neuf')} terminal and climbs to the top along ${french('rue du Funiculaire')}. Keep your skis tied together and upright.</p>`,
        comings: `<p>Walk down the trail to ${french('Cégep du Sorbier')}, then take the {4}, which runs every 12 minutes on weekdays.</p>`,
        description: '<p>The summit closes in high winds; a notice is posted first thing in the morning.</p>',
      }),
      tabs('What are you in the mood for?', {
        'With children': `<p>${french('Bibliothèque Aurore-Pépin')}, on the {1} or the {87}, has story time on Saturdays at 10 a.m. ${french('Parc de la Grève')}, on the {11}, has a splash pad from June to September.</p>`,
        'In the rain': `<p>${french('Galeries du Coteau')}, on the {3} and the {14}, and ${french('Promenades Val-Fleuri')}, on the {41}, have a stop at the door. The rink at ${french('Aréna Gérard-Lantin')}, on the {28}, is open to all on Sundays at 1 p.m.</p>`,
        'In the open air': `<p>${french('Cap du Corsaire')}, on the {10}, is the best place to see the geese in spring. ${french('Marina de Grande-Anse')}, on the {32}, rents kayaks in summer.</p>`,
      }),
      withPicture(
        'lighthouse',
        content('Before you leave', [
          'Check the day’s schedule: on Saturdays and Sundays, some routes run once an hour.',
          'Note the time of the last bus back.',
          'After three paid rides in a day with the same bank card, the rest are free.',
        ]),
      ),
      links('Plan your day', [
        link('Bus schedules', en.schedules),
        link('Families and children', en.families, 'Who rides free'),
        link('Bikes, strollers and luggage', en.bikes),
      ]),
    ],
  },
});

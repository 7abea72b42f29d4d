import { content, accordion } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { bikeRackFilm } from './films.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const bikes = page('bikes', {
  fr: {
    title: 'Vélos, poussettes et bagages',
    subtitle: 'Ce que vous pouvez apporter à bord, et comment',
    description: 'Supports à vélos, poussettes, bagages et animaux dans les bus du RTC.',
    body: '<p>Vous pouvez voyager avec un vélo, une poussette, des sacs ou un petit animal, sans frais. La sécurité des gens à bord passe en premier : l’allée et les portes restent libres.</p>',
    blocks: [
      withPicture(
        'bike-rack',
        content('Vélos', [
          'Du 1<sup>er</sup> mai au 31 octobre, les bus des parcours Métrobus et eXpress ont un support pour deux vélos à l’avant.',
          'Avant de vous avancer, faites signe à la personne au volant.',
          'Les vélos à assistance électrique de plus de 25 kg et les vélos-cargos ne sont pas acceptés sur le support.',
          'Un vélo plié et rangé dans une housse monte à bord toute l’année.',
        ]),
      ),
      bikeRackFilm(
        'Le vélo sur le support, en 12 secondes',
        '<p>Un film dessiné, sans son : tout est dans les sous-titres. Faites signe, abaissez le support, déposez les deux roues dans les rails et passez le bras sur la roue avant.</p>',
      ),
      content(
        'Poussettes',
        '<p>Montez par la porte avant, freins serrés, l’enfant attaché. Installez-vous dans l’espace réservé, dos au sens de la marche. Si une personne en fauteuil roulant en a besoin, pliez la poussette ou attendez le bus suivant ; votre correspondance reste valide.</p>',
      ),
      accordion('Et le reste ?', {
        'Bagages et planches':
          '<p>Un objet qui tient sur vos genoux ou à vos pieds est bienvenu. Skis et planches doivent être attachés et tenus à la verticale.</p>',
        Animaux:
          '<p>Un petit animal voyage dans une cage ou un sac fermé. Un chien d’assistance est admis partout, en tout temps, sans frais.</p>',
        Trottinettes: `<p>Pliée et éteinte, une trottinette monte à bord. Les modèles électriques ne doivent pas être rechargés dans le bus. Pour toute question : <a href="${fr.contact}">service à la clientèle</a>.</p>`,
      }),
    ],
  },
  en: {
    title: 'Bikes, strollers and luggage',
    subtitle: 'What you can bring on board, and how',
    description: 'Bike racks, strollers, luggage and animals on RTC buses.',
    body: '<p>You can travel with a bike, a stroller, bags or a small animal, free of charge. The safety of everyone on board comes first: keep the aisle and doors clear.</p>',
    blocks: [
      withPicture(
        'bike-rack',
        content('Bikes', [
          'From May 1 to October 31, <span lang="fr">Métrobus</span> and eXpress buses carry a rack for two bikes at the front.',
          'Signal the driver before you step in front of the bus.',
          'Electric bikes over 25 kg and cargo bikes cannot go on the rack.',
          'A folded bike in a cover is allowed on board all year.',
        ]),
      ),
      bikeRackFilm(
        'Your bike on the rack, in 12 seconds',
        '<p>A drawn film without sound: the captions say it all. Signal the driver, lower the rack, set both wheels in the tracks and swing the arm over the front wheel.</p>',
      ),
      content(
        'Strollers',
        '<p>Board through the front door with the brakes on and the child strapped in. Settle in the reserved space, facing the back of the bus. If a person in a wheelchair needs it, fold the stroller or wait for the next bus; your transfer stays valid.</p>',
      ),
      accordion('What about everything else?', {
        'Luggage and boards':
          '<p>Anything that fits on your lap or at your feet is welcome. Skis and boards must be tied together and held upright.</p>',
        Animals:
          '<p>Small animals travel in a closed cage or bag. Service dogs are welcome everywhere, at all times, free of charge.</p>',
        Scooters: `<p>Scooters are allowed on board folded and switched off. Electric models must not be charged on the bus. Questions? <a href="${en.contact}">Customer service</a> can help.</p>`,
      }),
    ],
  },
});

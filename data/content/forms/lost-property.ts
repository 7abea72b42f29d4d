import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { landmarks } from '#data/city/landmarks.ts';
import { both } from '#operators/kit/typography.ts';
import { lostAndFoundDesk } from '../markup.ts';
import { stop, towards } from './bus-fields.ts';
import { line } from './line-field.ts';
import { mailboxes } from './mailboxes.ts';
import { any, field, formPage, group, is } from './parts.ts';
import { answerFields, firstName, lastName } from './person-fields.ts';

const terminals = landmarks.filter(({ kind }) => kind === 'terminus');

/** Something left behind on a bus, at a stop or in a terminal. Found things are kept for thirty days. */
export const lostPropertyForm: WebFormFile = {
  id: 'objets_perdus',
  title: both('Déclarer un objet perdu', 'Report a lost item'),
  recipient: mailboxes.lostAndFound,
  replyTo: 'vous.courriel',
  retentionDays: 60,
  confirmation: {
    message: both(
      `<p>Votre déclaration est arrivée. Nous comparons chaque jour ouvrable, après midi, les déclarations avec les objets reçus, et nous vous écrivons ou vous appelons dès que le vôtre est là. Les recherches durent 30 jours.</p><p>Pour un téléphone, un portefeuille ou des papiers, appelez aussi le ${lostAndFoundDesk}.</p>`,
      `<p>We have your report. Every business day after noon, we compare reports with the items received, and we write or call as soon as yours is here. We keep looking for 30 days.</p><p>For a phone, a wallet or documents, please also call ${lostAndFoundDesk}.</p>`,
    ),
  },
  pages: [
    formPage(
      'declaration',
      ['Votre déclaration', 'Your report'],
      [
        group(
          'objet',
          ['L’objet', 'The item'],
          [
            field('genre', 'select', ['Qu’avez-vous perdu ?', 'What did you lose?'], {
              required: true,
              options: {
                telephone: ['Téléphone ou appareil électronique', 'Phone or electronic device'],
                portefeuille: ['Portefeuille ou sac à main', 'Wallet or handbag'],
                cles: ['Clés', 'Keys'],
                papiers: ['Papiers d’identité ou carte OPUS', 'ID or OPUS card'],
                sac: ['Sac à dos ou bagage', 'Backpack or luggage'],
                vetement: ['Vêtement ou parapluie', 'Clothing or umbrella'],
                lunettes: ['Lunettes', 'Glasses'],
                mobilite: ['Canne ou autre aide à la mobilité', 'Cane or other mobility aid'],
                autre: ['Autre chose', 'Something else'],
              },
            }),
            field('description', 'textarea', ['Décrivez l’objet', 'Describe the item'], {
              required: true,
              minLength: 5,
              maxLength: 1000,
              hint: [
                'Couleur, marque, taille, signe particulier. Pas de numéro de carte ni de mot de passe.',
                'Colour, brand, size, anything special about it. No card number or password.',
              ],
            }),
            field('photo', 'file', ['Photo de l’objet', 'Photo of the item'], {
              accept: ['jpg', 'jpeg', 'png'],
              most: 1,
              hint: ['Si vous en avez une, de 5 Mo au plus', 'If you have one, 5 MB at most'],
            }),
          ],
        ),
        group(
          'endroit',
          ['Où et quand', 'Where and when'],
          [
            field('lieu', 'radios', ['Où l’avez-vous perdu ?', 'Where did you lose it?'], {
              required: true,
              options: {
                bus: ['Dans un bus', 'On a bus'],
                arret: ['À un arrêt', 'At a stop'],
                terminus: ['Dans un terminus', 'In a terminal'],
              },
            }),
            line({ required: true, visible: any(is('endroit.lieu', 'bus')) }),
            towards({ visible: any(is('endroit.lieu', 'bus')) }),
            stop({ visible: any(is('endroit.lieu', 'bus'), is('endroit.lieu', 'arret')) }),
            field('terminus', 'select', ['Terminus', 'Terminal'], {
              required: true,
              visible: any(is('endroit.lieu', 'terminus')),
              options: Object.fromEntries(
                terminals.map(({ key, name, english = name }) => [key, [name, english] as const]),
              ),
            }),
            field('date', 'date', ['Jour', 'Day'], { required: true }),
            field('heure', 'time', ['Heure approximative', 'Approximate time'], {
              hint: ['Par exemple, quand vous avez quitté le bus', 'For example, when you got off the bus'],
            }),
          ],
        ),
        group(
          'vous',
          ['Vous', 'You'],
          [firstName({ required: true }), lastName({ required: true }), ...answerFields('vous.')],
          {
            hint: [
              'Le même nom que sur la pièce d’identité que vous présenterez au comptoir.',
              'The same name as on the ID you will bring to the counter.',
            ],
          },
        ),
      ],
    ),
  ],
};

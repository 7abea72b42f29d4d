import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { both } from '#operators/kit/typography.ts';
import { address } from './address-group.ts';
import { busNumber, stop, towards } from './bus-fields.ts';
import { line } from './line-field.ts';
import { mailboxes } from './mailboxes.ts';
import { any, every, field, formPage, is, isFilled, isNot, isTicked } from './parts.ts';
import { callTime, email, firstName, lastName, phone } from './person-fields.ts';

const reason = 'motif.motif';
const answer = 'reponse.reponse';

/** What has nothing to do with a bus on the road. */
const onTheRoad = every(isNot(reason, 'tarif'), isNot(reason, 'information'));
const byBus = any(
  is(reason, 'retard'),
  is(reason, 'sans_arret'),
  is(reason, 'conduite'),
  is(reason, 'courtoisie'),
);

const reasons = formPage(
  'motif',
  ['Le motif', 'The reason'],
  [
    field('motif', 'radios', ['Quel est le motif de votre plainte ?', 'What is your complaint about?'], {
      required: true,
      hint: ['En cas de danger immédiat, appelez le 911.', 'If there is immediate danger, call 911.'],
      options: {
        retard: ['Un bus en retard ou qui n’est pas passé', 'A bus that was late or did not come'],
        sans_arret: ['Un bus qui ne s’est pas arrêté', 'A bus that did not stop'],
        conduite: ['La conduite ou la sécurité', 'Driving or safety'],
        courtoisie: ['La courtoisie', 'Courtesy'],
        accessibilite: ['L’accessibilité', 'Accessibility'],
        etat: ['L’état d’un bus, d’un arrêt ou d’un terminus', 'The condition of a bus, stop or terminal'],
        tarif: ['Un titre, un paiement ou un constat d’infraction', 'A fare, a payment or a fine'],
        information: ['Une information fausse ou manquante', 'Wrong or missing information'],
        autre: ['Autre chose', 'Something else'],
      },
    }),
    field('precision', 'textfield', ['Précisez en quelques mots', 'Tell us in a few words'], {
      required: true,
      maxLength: 120,
      visible: any(is(reason, 'autre')),
    }),
    field('deja', 'checkbox', [
      'J’ai déjà communiqué avec vous à ce sujet',
      'I have already contacted you about this',
    ]),
    field('dossier', 'textfield', ['Numéro de votre message', 'Number of your message'], {
      maxLength: 20,
      hint: ['Si vous l’avez encore', 'If you still have it'],
      visible: any(isTicked('motif.deja')),
    }),
  ],
);

const facts = formPage(
  'faits',
  ['Les faits', 'What happened'],
  [
    field('date', 'date', ['Jour', 'Day'], { required: true }),
    field('heure', 'time', ['Heure', 'Time'], {
      requiredWhen: byBus,
      hint: ['À quelques minutes près', 'Within a few minutes'],
    }),
    line({ visible: onTheRoad, requiredWhen: byBus }),
    towards({ visible: any(isFilled('faits.parcours')) }),
    stop({ visible: onTheRoad, requiredWhen: any(is(reason, 'sans_arret')) }),
    busNumber({ visible: onTheRoad }),
    field('attente', 'integer', ['Minutes d’attente', 'Minutes you waited'], {
      min: 1,
      max: 600,
      visible: any(is(reason, 'retard')),
    }),
    field('endroit', 'textfield', ['Où avez-vous payé ?', 'Where did you pay?'], {
      maxLength: 120,
      hint: [
        'Le point de vente, le numéro de la distributrice ou « à bord »',
        'The point of sale, the number of the vending machine or “on board”',
      ],
      visible: any(is(reason, 'tarif')),
    }),
    field('recit', 'textarea', ['Que s’est-il passé ?', 'What happened?'], {
      required: true,
      minLength: 20,
      maxLength: 5000,
    }),
    field('fichiers', 'file', ['Photos ou documents', 'Photos or documents'], {
      accept: ['pdf', 'jpg', 'jpeg', 'png'],
      most: 5,
      hint: ['Évitez de montrer le visage d’autres personnes.', 'Please avoid showing other people’s faces.'],
    }),
  ],
);

const reply = formPage(
  'reponse',
  ['La réponse', 'The answer'],
  [
    field('reponse', 'radios', ['Comment voulez-vous la réponse ?', 'How do you want our answer?'], {
      required: true,
      default: 'courriel',
      options: {
        courriel: ['Par courriel', 'By email'],
        telephone: ['Par téléphone', 'By phone'],
        poste: ['Par la poste', 'By mail'],
        aucune: ['Je ne veux pas de réponse', 'I do not want an answer'],
      },
    }),
    firstName({ visible: any(isNot(answer, 'aucune')) }),
    lastName({ visible: any(isNot(answer, 'aucune')), requiredWhen: any(is(answer, 'poste')) }),
    email({ visible: any(is(answer, 'courriel')), required: true }),
    field(
      'rappel',
      'checkbox',
      ['Vous pouvez m’appeler s’il manque un détail', 'You may call me if a detail is missing'],
      { visible: every(isNot(answer, 'aucune'), isNot(answer, 'telephone')) },
    ),
    phone({
      required: true,
      visible: any(is(answer, 'telephone'), isTicked('reponse.rappel')),
    }),
    callTime({ visible: any(is(answer, 'telephone'), isTicked('reponse.rappel')) }),
    address(any(is(answer, 'poste'))),
  ],
);

/** In three steps: what it is about, what happened, how to answer. */
export const complaintForm: WebFormFile = {
  id: 'plainte',
  title: both('Déposer une plainte', 'File a complaint'),
  recipient: mailboxes.complaints,
  replyTo: 'reponse.courriel',
  retentionDays: 730,
  buttons: { submit: both('Envoyer la plainte', 'Send the complaint') },
  confirmation: {
    message: both(
      '<p>Votre plainte est arrivée. Vous recevez un accusé de réception le jour ouvrable suivant et une réponse dans les dix jours ouvrables, de la façon que vous avez choisie.</p><p>Si la réponse ne vous satisfait pas, demandez une révision à la commissaire aux plaintes.</p>',
      '<p>We have your complaint. We acknowledge it the next business day and answer within ten business days, the way you chose.</p><p>If you are not satisfied with the answer, ask the complaints commissioner for a review.</p>',
    ),
  },
  pages: [reasons, facts, reply],
};

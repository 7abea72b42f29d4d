import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { both } from '#operators/kit/typography.ts';
import { mailboxes } from './mailboxes.ts';
import { any, field, formPage, group, is } from './parts.ts';
import { email, firstName, lastName, phone } from './person-fields.ts';

/** A school that asks for a visit. */
export const schoolVisitForm: WebFormFile = {
  id: 'visite_scolaire',
  title: both('Demander une visite scolaire', 'Request a school visit'),
  recipient: mailboxes.schools,
  replyTo: 'vous.courriel',
  retentionDays: 180,
  confirmation: {
    message: both(
      '<p>Merci, votre demande est arrivée. Nous vous écrivons dans les cinq jours ouvrables pour fixer le jour et l’heure.</p>',
      '<p>Thank you, we have your request. We will write within five business days to set the day and time.</p>',
    ),
  },
  pages: [
    formPage(
      'visite',
      ['La visite', 'The visit'],
      [
        group(
          'groupe',
          ['La visite et le groupe', 'The visit and the group'],
          [
            field('activite', 'radios', ['Activité', 'Activity'], {
              required: true,
              options: {
                atelier: ['Atelier en classe', 'Workshop in class'],
                bus: ['Un bus dans la cour d’école', 'A bus in the schoolyard'],
                garage: ['Visite du garage', 'Tour of the garage'],
                opus: ['Photos pour la carte OPUS', 'Photos for the OPUS card'],
              },
            }),
            field('ecole', 'textfield', ['École', 'School'], {
              required: true,
              maxLength: 120,
              autocomplete: 'organization',
            }),
            field('lieu', 'textfield', ['Adresse de l’école', 'Address of the school'], {
              required: true,
              maxLength: 160,
              autocomplete: 'address-line1',
              visible: any(
                is('groupe.activite', 'atelier'),
                is('groupe.activite', 'bus'),
                is('groupe.activite', 'opus'),
              ),
            }),
            field('niveau', 'select', ['Niveau', 'Level'], {
              required: true,
              options: {
                primaire: ['Primaire', 'Elementary school'],
                secondaire: ['Secondaire', 'High school'],
                cegep: ['Cégep ou formation professionnelle', 'CEGEP or vocational training'],
                universite: ['Université', 'University'],
                francisation: ['Francisation', 'French for newcomers'],
              },
            }),
            field('nombre', 'integer', ['Nombre d’élèves', 'Number of students'], {
              required: true,
              min: 1,
              max: 500,
            }),
            field('premier', 'date', ['Jour souhaité', 'Preferred day'], { required: true }),
            field('second', 'date', ['Autre jour possible', 'Another possible day']),
            field('besoins', 'textarea', ['Besoins du groupe', 'Needs of the group'], {
              maxLength: 1000,
              hint: [
                'Fauteuil roulant, langue, heure de récréation. Ne nommez aucun élève.',
                'Wheelchair, language, recess time. Please do not name any student.',
              ],
            }),
          ],
        ),
        group(
          'vous',
          ['Vous', 'You'],
          [
            firstName({ required: true }),
            lastName({ required: true }),
            field('fonction', 'textfield', ['Fonction', 'Position'], {
              maxLength: 80,
              autocomplete: 'organization-title',
            }),
            email({ required: true }),
            phone(),
          ],
        ),
      ],
    ),
  ],
};

import { content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { schoolVisitForm } from './forms/school-visit.ts';
import { en, fr } from './paths.ts';

export const schoolVisits = page('schoolVisits', {
  fr: {
    title: 'Visites scolaires',
    subtitle: 'Le bus s’apprend aussi à l’école',
    description: 'Demander au RTC un atelier en classe, un bus dans la cour d’école ou une visite du garage.',
    body: '<p>Notre équipe rencontre les groupes du primaire à l’université, sans frais, d’octobre à mai. La tournée des photos pour la carte OPUS se fait de la fin d’août à la mi-octobre.</p>',
    blocks: [
      content('Ce que nous offrons', [
        '<strong>Atelier en classe</strong> : lire un horaire, payer, préparer un trajet. Une heure.',
        '<strong>Un bus dans la cour d’école</strong> : monter, s’asseoir, traverser en sécurité. Une demi-journée.',
        '<strong>Visite du garage</strong> : l’atelier mécanique et les bus électriques. 30 élèves au plus.',
        '<strong>Photos pour la carte OPUS</strong> : la carte étudiante, faite sur place.',
      ]),
      frForm(
        schoolVisitForm,
        'Demander une visite',
        'Pour le personnel des écoles. Écrivez-nous au moins trois semaines à l’avance.',
      ),
      links('Voir aussi', [
        link('OPUS dans votre école', fr.opus_school, 'Les dates de la tournée'),
        link('Familles et enfants', fr.families),
      ]),
    ],
  },
  en: {
    title: 'School visits',
    subtitle: 'Learning the bus starts at school',
    description: 'Asking the RTC for a workshop in class, a bus in the schoolyard or a tour of the garage.',
    body: '<p>Our team meets groups from elementary school to university, free of charge, from October to May. The photo tour for the OPUS card runs from late August to mid-October.</p>',
    blocks: [
      content('What we offer', [
        '<strong>Workshop in class</strong>: reading a schedule, paying, preparing a trip. One hour.',
        '<strong>A bus in the schoolyard</strong>: boarding, sitting down, crossing safely. Half a day.',
        '<strong>Tour of the garage</strong>: the repair shop and the electric buses. Up to 30 students.',
        '<strong>Photos for the OPUS card</strong>: the student card, made on the spot.',
      ]),
      enForm(
        schoolVisitForm,
        'Request a visit',
        'For school staff. Please write to us at least three weeks ahead.',
      ),
      links('See also', [
        link('OPUS at your school', en.opus_school, 'The dates of the tour'),
        link('Families and children', en.families),
      ]),
    ],
  },
});

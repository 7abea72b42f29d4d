import { accordion, column, content, link, links, threeColumns } from '#operators/kit/blocks.ts';
import { hub, module } from './builders.ts';
import { en, fr } from './paths.ts';

const careersHub = hub('careers', {
  fr: {
    title: 'Emplois',
    subtitle: 'Faites avancer la ville',
    description: 'Travailler au RTC : métiers, conditions et offres d’emploi.',
    body: '<p>Nous sommes 940 à faire rouler le réseau : au volant, à l’atelier, à la répartition et dans les bureaux.</p>',
    blocks: [
      threeColumns('Trois métiers que nous recherchons', [
        column(
          'Chauffeuse ou chauffeur',
          '<p>Huit semaines de formation rémunérée, permis de classe 2 compris.</p>',
        ),
        column(
          'Mécanicienne ou mécanicien',
          '<p>Un atelier neuf, des bus électriques, les outils fournis.</p>',
        ),
        column(
          'Analyste en planification',
          '<p>Concevoir les horaires de 310 bus et en voir l’effet chaque matin.</p>',
        ),
      ]),
      content('Ce que nous offrons', [
        'Un régime de retraite et des assurances dès le premier jour.',
        'Le bus gratuit pour vous et deux proches.',
        'Des horaires choisis par ancienneté quatre fois par année.',
      ]),
      links('Postuler', [link('Offres d’emploi', fr.job_openings), link('À propos du RTC', fr.about)]),
    ],
  },
  en: {
    title: 'Careers',
    subtitle: 'Move the city forward',
    description: 'Working at the RTC: jobs, benefits and openings.',
    body: '<p>There are 940 of us keeping the network moving: behind the wheel, in the shop, in dispatch and in the office.</p>',
    blocks: [
      threeColumns('Three jobs we are hiring for', [
        column('Driver', '<p>Eight weeks of paid training, class 2 licence included.</p>'),
        column('Mechanic', '<p>A new shop, electric buses, tools supplied.</p>'),
        column(
          'Planning analyst',
          '<p>Plan the schedules of 310 buses and see the results every morning.</p>',
        ),
      ]),
      content('What we offer', [
        'A pension plan and insurance from day one.',
        'Free bus travel for you and two family members.',
        'Work schedules chosen by seniority four times a year.',
      ]),
      links('Apply', [link('Job openings', en.job_openings), link('About the RTC', en.about)]),
    ],
  },
});

const jobOpenings = module('job_openings', {
  fr: {
    title: 'Offres d’emploi',
    subtitle: 'Comment poser votre candidature au RTC',
    description: 'Poser sa candidature au RTC : affichage des postes, sélection et entrevue.',
    body: '<p>Les postes sont affichés au moins dix jours. Les candidatures se posent sur notre site de recrutement ; un curriculum vitæ en français suffit.</p>',
    bottom: [
      accordion('Questions sur l’embauche', {
        'Comment se passe la sélection ?':
          '<p>Un appel de quinze minutes, une entrevue au siège social, puis, pour la conduite, un essai sur circuit fermé. Comptez de trois à cinq semaines.</p>',
        'Le RTC favorise-t-il l’égalité en emploi ?':
          '<p>Oui. Nous invitons les femmes, les Autochtones, les minorités visibles et ethniques et les personnes handicapées à poser leur candidature. Dites-nous quelles mesures d’adaptation il vous faut pour l’entrevue.</p>',
      }),
      links('Voir aussi', [link('Travailler au RTC', fr.careers)]),
    ],
  },
  en: {
    title: 'Job openings',
    subtitle: 'How to apply for a job at the RTC',
    description: 'Applying for a job at the RTC: postings, selection and interview.',
    body: '<p>Positions are posted for at least ten days. You apply on our recruitment site; all you need is a résumé in French.</p>',
    bottom: [
      accordion('Questions about hiring', {
        'How does the selection process work?':
          '<p>A fifteen-minute call, an interview at head office and then, for drivers, a trial on a closed course. Allow three to five weeks.</p>',
        'Is the RTC an equal opportunity employer?':
          '<p>Yes. Women, Indigenous people, members of visible and ethnic minorities and people with disabilities are invited to apply. Tell us what accommodations you need for the interview.</p>',
      }),
      links('See also', [link('Working at the RTC', en.careers)]),
    ],
  },
});

export const careers = [careersHub, jobOpenings];

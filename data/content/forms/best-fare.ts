import type { WebFormFieldFile, WebFormFile } from '#contract/content/web-form-file.ts';
import type { Rider } from '#domain/fares/fare.ts';
import { ranges, ridersOf, type choices, type RangeName, type Survey } from '#domain/fares/survey.ts';
import { fareGrids } from '#data/fares.ts';
import { both } from '#operators/kit/typography.ts';
import { aliases } from '../paths.ts';
import { any, field, formPage, is } from './parts.ts';

type Words = readonly [fr: string, en: string];

const grid = fareGrids[0];

function riderChoices(survey: Survey): Record<string, Words> {
  const named = ridersOf[survey].flatMap((rider: Rider) => {
    const name = grid?.riders[rider];
    return name ? [[rider, [name.fr, name.en] as const] as const] : [];
  });
  return Object.fromEntries(named);
}

const answers = {
  question2: {
    regular: ['Je prends le bus chaque semaine', 'I take the bus every week'],
    sometimes: ['Je prends le bus de temps en temps', 'I take the bus now and then'],
    stay: ['Je suis en séjour pour quelques jours', 'I am staying for a few days'],
  },
  question3: {
    return: ['Un aller et un retour', 'There and back'],
    more: ['Plus de deux passages', 'More than two rides'],
  },
  question4: { yes: ['Oui', 'Yes'], no: ['Non', 'No'] },
} as const satisfies {
  readonly [Name in 'question2' | 'question3' | 'question4']: Readonly<
    Record<(typeof choices)[Name][number], Words>
  >;
};

interface Asked {
  readonly label: Words;
  readonly fault: Words;
  readonly hint?: Words;
  readonly visible?: WebFormFieldFile['visible'];
}

function ask(name: string, options: Readonly<Record<string, Words>>, asked: Asked): WebFormFieldFile {
  const { label, fault, hint, visible } = asked;
  return field(name, 'radios', label, {
    required: true,
    options,
    ...(hint && { hint }),
    ...(visible && { visible }),
    messages: { required: both(...fault) },
  });
}

/** A whole number in the range of the tool, with the same words for everything that is wrong with it. */
function askNumber(name: RangeName, { label, fault, hint, visible }: Asked): WebFormFieldFile {
  const [min, max] = ranges[name];
  const words = both(...fault);
  return field(name, 'integer', label, {
    required: true,
    min,
    max,
    ...(hint && { hint }),
    ...(visible && { visible }),
    messages: { required: words, type: words, minimum: words, maximum: words },
  });
}

const daysFault = (name: 'nbDays5' | 'nbDays30'): Words => {
  const [first, last] = ranges[name];
  return [
    `Vous devez entrer un nombre de jours entre ${first} et ${last}`,
    `You must enter a number of days between ${first} and ${last}`,
  ];
};
const daysHint = (name: 'nbDays5' | 'nbDays30'): Words => {
  const [first, last] = ranges[name];
  return [`De ${first} à ${last}.`, `From ${first} to ${last}.`];
};
const ridesFault: Words = [
  'Vous devez entrer un nombre de passages valide',
  'You must enter a valid number of rides',
];
const minutes = grid?.transferMinutes ?? 0;
const ridesHint: Words = [
  `Une correspondance dans les ${minutes}\u00a0minutes ne compte pas.`,
  `A transfer within ${minutes} minutes does not count.`,
];

const isRegular = is('question2', 'regular');
const isSometimes = is('question2', 'sometimes');
const isStay = is('question2', 'stay');

function questions(survey: Survey): WebFormFieldFile[] {
  return [
    ask('question1', riderChoices(survey), {
      label: ['Qui êtes-vous ?', 'Who are you?'],
      fault: ['Vous devez préciser qui vous êtes', 'You must specify who you are'],
    }),
    ask('question2', answers.question2, {
      label: ['Quels sont vos besoins ?', 'What are your needs?'],
      fault: ['Vous devez préciser vos besoins', 'You must specify your needs'],
    }),
    askNumber('nbDays5', {
      label: [
        'Combien de jours par semaine prenez-vous le bus ?',
        'How many days a week do you take the bus?',
      ],
      fault: daysFault('nbDays5'),
      hint: daysHint('nbDays5'),
      visible: any(isRegular),
    }),
    askNumber('nbDays30', {
      label: ['Combien de jours dure votre séjour ?', 'How many days is your stay?'],
      fault: daysFault('nbDays30'),
      hint: daysHint('nbDays30'),
      visible: any(isStay),
    }),
    ask('question3', answers.question3, {
      label: ['Quelles sont vos habitudes de déplacement ?', 'What are your travel habits?'],
      fault: ['Vous devez préciser vos habitudes de déplacement', 'You must specify your travel habits'],
      hint: ['Un jour où vous prenez le bus.', 'On a day when you take the bus.'],
      visible: any(isRegular, isStay),
    }),
    askNumber('nbRidesDay', {
      label: ['Combien de passages par jour ?', 'How many rides a day?'],
      fault: ridesFault,
      hint: ridesHint,
      visible: any(is('question3', 'more')),
    }),
    askNumber('nbRidesMonth', {
      label: ['Combien de passages par mois ?', 'How many rides a month?'],
      fault: ridesFault,
      hint: ridesHint,
      visible: any(isSometimes),
    }),
    ask('question4', answers.question4, {
      label: [
        'Voulez-vous un abonnement qui se renouvelle chaque mois ?',
        'Do you want a subscription that renews every month?',
      ],
      fault: ['Vous devez choisir une option', 'You must choose an option'],
      hint: [
        'Il coûte moins cher que le laissez-passer mensuel et demande un profil.',
        'It costs less than the monthly pass and requires a profile.',
      ],
      // Nobody subscribes for a stay.
      visible: any(isRegular, isSometimes),
    }),
  ];
}

/** The questions of a best-fare tool; its page gives the answer, and nothing is kept. */
function surveyForm(
  id: string,
  survey: Survey,
  page: { readonly title: Words; readonly leadsTo: WebFormFile['leadsTo'] },
): WebFormFile {
  return {
    id,
    title: both(...page.title),
    leadsTo: page.leadsTo,
    buttons: { submit: both('Trouver le titre le moins cher', 'Find the cheapest fare') },
    confirmation: {
      message: both(
        '<p>Nous calculons le titre le moins cher pour vous.</p>',
        '<p>We are working out the cheapest fare for you.</p>',
      ),
    },
    pages: [formPage('sondage', ['Vos déplacements', 'Your trips'], questions(survey))],
  };
}

export const bestFareForm = surveyForm('meilleur_tarif', 'general', {
  title: ['Meilleur tarif', 'Best fare'],
  leadsTo: aliases('best_fare'),
});

export const studentFareForm = surveyForm('meilleur_tarif_etudiants', 'students', {
  title: ['Meilleur tarif pour étudiants', 'Best fare for students'],
  leadsTo: aliases('best_fare_students'),
});

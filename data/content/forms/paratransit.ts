import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { both } from '#operators/kit/typography.ts';
import { paratransitDesk, postalAddress } from '../markup.ts';
import { address } from './address-group.ts';
import { mailboxes } from './mailboxes.ts';
import { any, field, formPage, group, is, isTicked } from './parts.ts';
import { email, firstName, lastName, phone } from './person-fields.ts';

const helped = any(isTicked('personne.pour_autrui'));

const person = formPage(
  'personne',
  ['La personne', 'The person'],
  [
    firstName({ required: true }),
    lastName({ required: true }),
    field('naissance', 'date', ['Date de naissance', 'Date of birth'], {
      required: true,
      autocomplete: 'bday',
    }),
    address(),
    phone({ required: true }),
    email(),
    field('pour_autrui', 'checkbox', [
      'Je remplis la demande pour cette personne',
      'I am filling this out for this person',
    ]),
    group(
      'aide',
      ['Vos coordonnées', 'Your contact details'],
      [
        field('nom', 'textfield', ['Votre nom', 'Your name'], { required: true, maxLength: 120 }),
        field('lien', 'textfield', ['Votre lien avec la personne', 'How you are related'], {
          required: true,
          maxLength: 80,
          hint: ['Parent, proche, intervenante', 'Parent, relative, social worker'],
        }),
        field('telephone', 'tel', ['Votre téléphone', 'Your phone'], {
          required: true,
          mask: '###-###-####',
        }),
      ],
      { visible: helped },
    ),
  ],
);

const needs = formPage(
  'besoins',
  ['Les besoins', 'What is needed'],
  [
    field(
      'difficultes',
      'checkboxes',
      ['Qu’est-ce qui est difficile sans aide ?', 'What is hard without help?'],
      {
        required: true,
        options: {
          marcher: ['Marcher 400 m', 'Walking 400 m'],
          marche: ['Monter ou descendre une marche', 'Going up or down a step'],
          trajet: ['Faire tout un trajet en bus', 'Riding the bus for a whole trip'],
          orienter: ['S’orienter ou reconnaître les lieux', 'Finding one’s way or recognizing places'],
          comportement: ['Rester en sécurité parmi d’autres', 'Staying safe among other people'],
          communiquer: ['Communiquer', 'Communicating'],
        },
      },
    ),
    field('saison', 'radios', ['À quel moment de l’année ?', 'At what time of year?'], {
      required: true,
      options: {
        annee: ['Toute l’année', 'All year'],
        hiver: ['En hiver seulement', 'In winter only'],
        temporaire: ['Pour un temps', 'For a time'],
      },
    }),
    field('jusqua', 'date', ['Jusqu’à quel jour, environ ?', 'Until about which day?'], {
      visible: any(is('besoins.saison', 'temporaire')),
    }),
    field('appareil', 'select', ['Aide à la mobilité', 'Mobility aid'], {
      required: true,
      options: {
        aucune: ['Aucune', 'None'],
        canne: ['Canne ou béquilles', 'Cane or crutches'],
        marchette: ['Marchette', 'Walker'],
        fauteuil: ['Fauteuil roulant', 'Wheelchair'],
        motorise: ['Fauteuil roulant motorisé ou triporteur', 'Power wheelchair or scooter'],
        chien: ['Chien d’assistance', 'Service dog'],
      },
    }),
    field('largeur', 'integer', ['Largeur de l’appareil, en cm', 'Width of the aid, in cm'], {
      min: 20,
      max: 150,
      hint: ['Pour choisir le véhicule', 'So that we choose the right vehicle'],
      visible: any(is('besoins.appareil', 'fauteuil'), is('besoins.appareil', 'motorise')),
    }),
    field('accompagnement', 'radios', ['Quelqu’un doit-il l’accompagner ?', 'Must someone ride along?'], {
      required: true,
      options: {
        jamais: ['Non', 'No'],
        parfois: ['Parfois', 'Sometimes'],
        toujours: ['Toujours', 'Always'],
      },
    }),
    field('pourquoi', 'textfield', ['Pour quelle raison ?', 'For what reason?'], {
      maxLength: 200,
      requiredWhen: any(is('besoins.accompagnement', 'toujours')),
      visible: any(is('besoins.accompagnement', 'parfois'), is('besoins.accompagnement', 'toujours')),
    }),
  ],
);

const papers = formPage(
  'dossier',
  ['Le dossier', 'The file'],
  [
    field('attestation', 'radios', ['La partie médicale', 'The medical section'], {
      required: true,
      hint: ['Remplie par une personne professionnelle de la santé', 'Filled out by a health professional'],
      options: {
        jointe: ['Je la joins ici', 'I am attaching it here'],
        poste: ['Je l’enverrai par la poste', 'I will send it by mail'],
        attente: ['Envoyez-moi le formulaire à faire remplir', 'Send me the form to have filled out'],
      },
    }),
    field('documents', 'file', ['Documents', 'Documents'], {
      required: true,
      accept: ['pdf', 'jpg', 'jpeg', 'png'],
      most: 4,
      visible: any(is('dossier.attestation', 'jointe')),
    }),
    field(
      'format',
      'radios',
      ['Comment voulez-vous recevoir nos lettres ?', 'How do you want our letters?'],
      {
        required: true,
        default: 'poste',
        options: {
          poste: ['Par la poste', 'By mail'],
          gros: ['Par la poste, en gros caractères', 'By mail, in large print'],
          courriel: ['Par courriel', 'By email'],
          appel: ['Lues au téléphone', 'Read to me over the phone'],
        },
      },
    ),
    field('remarque', 'textarea', ['Autre chose que nous devons savoir', 'Anything else we should know'], {
      maxLength: 1500,
    }),
    field(
      'accord',
      'checkbox',
      [
        'J’accepte que le comité d’admission lise ces renseignements, et lui seul',
        'I agree that the admission committee, and no one else, reads this information',
      ],
      {
        required: true,
        messages: {
          required: {
            fr: 'Sans votre accord, le comité ne peut pas étudier la demande',
            en: 'Without your consent, the committee cannot study the application',
          },
        },
      },
    ),
  ],
);

/** Asking to be admitted to paratransit. What is told of somebody's health goes once the answer can no longer be reviewed. */
export const paratransitForm: WebFormFile = {
  id: 'transport_adapte',
  title: both('Demande d’admission au transport adapté', 'Application for paratransit'),
  recipient: mailboxes.paratransit,
  replyTo: 'personne.courriel',
  retentionDays: 180,
  buttons: { submit: both('Envoyer la demande', 'Send the application') },
  confirmation: {
    message: both(
      `<p>Votre demande est arrivée. S’il manque la partie médicale, envoyez-la par la poste : ${postalAddress.replace('<br>', ', ')}.</p><p>Le comité d’admission répond dans les 45 jours suivant la réception du dossier complet. Une question ? Appelez le ${paratransitDesk}, tous les jours de 7 h à 21 h.</p>`,
      `<p>We have your application. If the medical section is missing, send it by mail: <span lang="fr">${postalAddress.replace('<br>', ', ')}</span>.</p><p>The admission committee answers within 45 days of receiving the complete file. Any questions? Call ${paratransitDesk}, every day from 7 a.m. to 9 p.m.</p>`,
    ),
  },
  pages: [person, needs, papers],
};

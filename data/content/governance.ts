import { accordion, content, link, links, member } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

export const governance = page('governance', {
  fr: {
    title: 'Conseil d’administration',
    subtitle: 'Les personnes qui décident, et comment les entendre',
    description:
      'Les membres du conseil d’administration du RTC, ses séances publiques et la direction de l’organisation.',
    body: '<p>Le conseil adopte le budget, les tarifs et les grands changements du réseau. Il compte dix membres : six personnes élues au conseil municipal, deux qui représentent la clientèle, une qui représente le transport adapté et une qui siège à titre d’experte indépendante.</p>',
    blocks: [
      content(
        'Les membres',
        '<p>Le mandat est de quatre ans. Le conseil actuel est en poste depuis décembre 2025.</p>',
      ),
      member(
        'Solange Verreault',
        'Présidente, conseillère de Haut-Coteau',
        'Enseignante de métier, elle prend le {800} chaque matin depuis vingt ans.',
      ),
      member(
        'Mathis Oligny',
        'Vice-président, conseiller de Bellerive',
        'Il préside le comité du corridor Vermeille.',
      ),
      member(
        'Doris Kanapé',
        'Conseillère de La Cité',
        'Elle suit les dossiers de sécurité et d’éclairage des arrêts.',
      ),
      member(
        'Léandre Gauvreau',
        'Conseiller de Pointe-aux-Hérons',
        'Comptable, il préside le comité de vérification.',
      ),
      member(
        'Safia Benhadj',
        'Conseillère de Val-Fleuri',
        'Elle représente le conseil auprès des écoles et des cégeps.',
      ),
      member(
        'Rosaire Plourde',
        'Conseiller de Cap-aux-Brumes',
        'Il suit le service en hiver et le déneigement des arrêts.',
      ),
      member(
        'Camille Nadon-Vo',
        'Représentante de la clientèle',
        'Étudiante à l’Université de la Vermeille, elle voyage avec le {807}.',
      ),
      member(
        'Hervé Lapierre',
        'Représentant de la clientèle',
        'Retraité, il a compté 212 arrêts sans banc et en a obtenu 140.',
      ),
      member(
        'Yolande Tessier',
        'Représentante du transport adapté',
        'Elle se déplace en fauteuil roulant et préside le comité d’accessibilité.',
      ),
      member(
        'Fatou Diagne',
        'Experte indépendante',
        'Ingénieure, elle enseigne la planification des transports.',
      ),
      content(
        'Assister à une séance',
        '<p>Les séances sont publiques, le dernier mercredi du mois à 18 h 30, au 1200, boulevard des Forges, et diffusées en ligne. Une période de questions de 30 minutes ouvre la séance : inscrivez-vous sur place, à partir de 18 h. La salle est accessible en fauteuil roulant et munie d’une boucle magnétique.</p>',
      ),
      accordion('La direction du RTC', {
        'Direction générale':
          '<p>Ingrid Thibodeau-Lau, directrice générale depuis août 2026, répond au conseil de la marche du RTC.</p>',
        'Planification et service':
          '<p>Cette équipe dessine le réseau et les horaires, et choisit quatre fois par année ce qui change.</p>',
        'Exploitation et entretien':
          '<p>Amadou Charlebois dirige l’entretien des 310 bus ; la répartition veille sur eux jour et nuit.</p>',
        'Clientèle et communications':
          '<p>Cette équipe répond aux appels, traite les plaintes et rédige les avis et ce site.</p>',
      }),
      links('Voir aussi', [
        link('Publications', fr.publications, 'Rapport annuel, budget et plans'),
        link('Communiqués', fr.press_release),
        link('À propos du RTC', fr.about),
      ]),
    ],
  },
  en: {
    title: 'Board of directors',
    subtitle: 'The people who decide, and how to hear them',
    description: 'The members of the RTC board of directors, its public meetings and the RTC’s management.',
    body: '<p>The board adopts the budget, the fares and the major changes to the network. It has ten members: six elected city councillors, two who represent riders, one who represents paratransit and one independent expert.</p>',
    blocks: [
      content(
        'The members',
        '<p>Members serve for four years. The current board has been in office since December 2025.</p>',
      ),
      member(
        'Solange Verreault',
        'Chair, councillor for Haut-Coteau',
        'A teacher by trade, she has taken the {800} every morning for twenty years.',
      ),
      member(
        'Mathis Oligny',
        'Vice-chair, councillor for Bellerive',
        'He chairs the Vermeille corridor committee.',
      ),
      member('Doris Kanapé', 'Councillor for La Cité', 'She follows safety and lighting at stops.'),
      member(
        'Léandre Gauvreau',
        'Councillor for Pointe-aux-Hérons',
        'An accountant, he chairs the audit committee.',
      ),
      member(
        'Safia Benhadj',
        'Councillor for Val-Fleuri',
        'She is the board’s link with schools and CEGEPs.',
      ),
      member(
        'Rosaire Plourde',
        'Councillor for Cap-aux-Brumes',
        'He follows winter service and snow clearing at stops.',
      ),
      member(
        'Camille Nadon-Vo',
        'Rider representative',
        `A student at ${french('Université de la Vermeille')}, she rides the {807}.`,
      ),
      member(
        'Hervé Lapierre',
        'Rider representative',
        'Retired, he counted 212 stops without a bench and got 140 of them one.',
      ),
      member(
        'Yolande Tessier',
        'Paratransit representative',
        'She uses a wheelchair and chairs the accessibility committee.',
      ),
      member('Fatou Diagne', 'Independent expert', 'An engineer, she teaches transportation planning.'),
      content(
        'Attending a meeting',
        `<p>Meetings are public, on the last Wednesday of the month at 6:30 p.m., at ${french('1200, boulevard des Forges')}, and are shown online. They open with a 30-minute question period: sign up on site from 6 p.m. The room is wheelchair accessible and has a hearing loop.</p>`,
      ),
      accordion('Management of the RTC', {
        'General management':
          '<p>Ingrid Thibodeau-Lau, general manager since August 2026, answers to the board for the running of the RTC.</p>',
        'Planning and service':
          '<p>This team draws up the network and the schedules, and decides four times a year what changes.</p>',
        'Operations and maintenance':
          '<p>Amadou Charlebois heads the maintenance of all 310 buses; dispatch watches over them day and night.</p>',
        'Riders and communications':
          '<p>This team answers calls, handles complaints and writes the notices and this site.</p>',
      }),
      links('See also', [
        link('Publications', en.publications, 'Annual report, budget and plans'),
        link('Press releases', en.press_release),
        link('About the RTC', en.about),
      ]),
    ],
  },
});

import { content, link, links } from './blocks.ts';
import { hub } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

export const aboutHub = hub('about', {
  fr: {
    title: 'À propos',
    subtitle: 'Qui nous sommes et comment nous joindre',
    description:
      'Le Réseau de transport de la Cité : mission, projets, anniversaire et service à la clientèle.',
    body: '<p>Le Réseau de transport de la Cité exploite les bus de Havremont depuis 1976. Chaque jour de semaine, 310 bus font 74 000 trajets sur les deux rives de la Vermeille.</p>',
    blocks: [
      content(
        'Notre gouvernance',
        '<p>Le RTC est une société publique. Son conseil d’administration compte dix membres : six personnes élues au conseil municipal, deux représentantes de la clientèle, une personne des services adaptés et une personne experte indépendante. Les séances sont publiques, le dernier mercredi du mois à 18 h 30, au 1200, boulevard des Forges.</p>',
      ),
      links('Nos projets', [
        link('Corridor Vermeille', fr.project, 'Des voies réservées de Cap-aux-Brumes à Pointe-aux-Hérons'),
        link('Les 50 ans du RTC', fr.anniversary_page, 'Un demi-siècle de bus, en dates'),
      ]),
      links('Nous joindre', [
        link('Service à la clientèle', fr.contact),
        link('Objets perdus', fr.lostAndFound),
        link('Médias', fr.media),
        link('Emplois', fr.careers),
      ]),
      links('Politiques', [
        link('Confidentialité et témoins', fr.privacy),
        link('Conditions d’utilisation', fr.terms),
        link('Accessibilité du site', fr.siteAccessibility),
      ]),
    ],
  },
  en: {
    title: 'About',
    subtitle: 'Who we are and how to reach us',
    description: 'The Réseau de transport de la Cité: mission, projects, anniversary and customer service.',
    body: `<p>The ${french('Réseau de transport de la Cité')} has run the buses of Havremont since 1976. Every weekday, 310 buses carry 74,000 trips on both banks of the Vermeille.</p>`,
    blocks: [
      content(
        'How we are governed',
        `<p>The RTC is a public corporation. Its board has ten members: six elected city councillors, two rider representatives, one person from adapted transit and one independent expert. Meetings are public, on the last Wednesday of the month at 6:30 p.m., at ${french('1200, boulevard des Forges')}.</p>`,
      ),
      links('Our projects', [
        link('Vermeille corridor', en.project, 'Bus lanes from Cap-aux-Brumes to Pointe-aux-Hérons'),
        link('50 years of the RTC', en.anniversary_page, 'Half a century of buses, date by date'),
      ]),
      links('Reach us', [
        link('Customer service', en.contact),
        link('Lost and found', en.lostAndFound),
        link('Media', en.media),
        link('Careers', en.careers),
      ]),
      links('Policies', [
        link('Privacy and cookies', en.privacy),
        link('Terms of use', en.terms),
        link('Accessibility of the site', en.siteAccessibility),
      ]),
    ],
  },
});

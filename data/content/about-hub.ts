import { content, link, links } from '#operators/kit/blocks.ts';
import { hub } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

export const aboutHub = hub('about', {
  fr: {
    title: 'À propos',
    subtitle: 'Qui nous sommes et comment nous joindre',
    description:
      'Le Réseau de transport de la Cité : mission, projets, anniversaire et service à la clientèle.',
    body: '<p>Le Réseau de transport de la Cité exploite les bus de Havremont depuis 1976. Chaque jour de semaine, nos 310 bus assurent 74 000 déplacements sur les deux rives de la Vermeille.</p>',
    blocks: [
      content(
        'Notre gouvernance',
        '<p>Le RTC est une société publique. Son conseil d’administration compte dix membres : six personnes élues au conseil municipal, deux qui représentent la clientèle, une qui représente le transport adapté et une qui siège à titre d’experte indépendante. Les séances sont publiques, le dernier mercredi du mois à 18 h 30, au 1200, boulevard des Forges.</p>',
      ),
      links('Nos projets', [
        link('Corridor Vermeille', fr.project, 'Des voies réservées de Cap-aux-Brumes à Pointe-aux-Hérons'),
        link('Réseau 2030', fr.network2030, 'Redessiner les parcours autour du corridor'),
        link('Bus électriques', fr.electricBuses, 'Une flotte sans pot d’échappement en 2040'),
        link('Les 50 ans du RTC', fr.anniversary_page, 'Un demi-siècle de bus, en dates'),
      ]),
      links('Rendre compte', [
        link('Conseil d’administration', fr.governance, 'Les membres et les séances publiques'),
        link('Publications', fr.publications, 'Rapport annuel et budget'),
        link('Données ouvertes', fr.openData, 'Les horaires et les positions, pour vos programmes'),
      ]),
      links('Nous joindre', [
        link('Service à la clientèle', fr.contact),
        link('Faire un commentaire', fr.comments),
        link('Déposer une plainte', fr.complaint),
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
    subtitle: 'Who we are and how to contact us',
    description: 'The Réseau de transport de la Cité: mission, projects, anniversary and customer service.',
    body: `<p>The ${french('Réseau de transport de la Cité')} has been running Havremont’s buses since 1976. Every weekday, our 310 buses provide 74,000 trips on both banks of the Vermeille.</p>`,
    blocks: [
      content(
        'Governance',
        `<p>The RTC is a public corporation. Its board has ten members: six elected city councillors, two who represent riders, one who represents paratransit and one independent expert. Meetings are public, on the last Wednesday of the month at 6:30 p.m., at ${french('1200, boulevard des Forges')}.</p>`,
      ),
      links('Our projects', [
        link('Vermeille corridor', en.project, 'Bus lanes from Cap-aux-Brumes to Pointe-aux-Hérons'),
        link('Network 2030', en.network2030, 'Redrawing routes around the corridor'),
        link('Electric buses', en.electricBuses, 'A fleet without tailpipes in 2040'),
        link('50 years of the RTC', en.anniversary_page, 'Half a century of buses, year by year'),
      ]),
      links('Accountability', [
        link('Board of directors', en.governance, 'Its members and public meetings'),
        link('Publications', en.publications, 'Annual report and budget'),
        link('Open data', en.openData, 'Schedules and positions, for your programs'),
      ]),
      links('Contact us', [
        link('Customer service', en.contact),
        link('Send a comment', en.comments),
        link('File a complaint', en.complaint),
        link('Lost and found', en.lostAndFound),
        link('Media', en.media),
        link('Careers', en.careers),
      ]),
      links('Policies', [
        link('Privacy and cookies', en.privacy),
        link('Terms of use', en.terms),
        link('Website accessibility', en.siteAccessibility),
      ]),
    ],
  },
});

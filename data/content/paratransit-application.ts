import { content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { paratransitForm } from './forms/paratransit.ts';
import { paratransitDesk } from './markup.ts';
import { en, fr } from './paths.ts';

export const paratransitApplication = page('paratransitApplication', {
  fr: {
    title: 'Demande d’admission au transport adapté',
    subtitle: 'En ligne, à votre rythme',
    description:
      'Demander en ligne l’admission au transport adapté du RTC, pour soi ou pour une autre personne.',
    body: `<p>Vous pouvez remplir la demande pour vous ou pour une personne que vous aidez. Si vous préférez le papier ou de l’aide au téléphone, appelez le ${paratransitDesk}, tous les jours de 7 h à 21 h.</p>`,
    blocks: [
      content('Avant de commencer', [
        'Comptez une dizaine de minutes.',
        'Ayez la partie médicale, si elle est déjà remplie : une photo lisible suffit. Sinon, envoyez-la plus tard.',
        'Le comité d’admission répond dans les 45 jours suivant la réception du dossier complet.',
      ]),
      frForm(
        paratransitForm,
        'La demande',
        'Seul le comité d’admission lit ce que vous dites de votre santé.',
      ),
      links('Voir aussi', [
        link('Transport adapté', fr.paratransit, 'Qui y a droit, et comment réserver'),
        link('Accessibilité du réseau', fr.accessibility),
      ]),
    ],
  },
  en: {
    title: 'Application for paratransit',
    subtitle: 'Online, at your own pace',
    description: 'Applying online for RTC paratransit, for yourself or for another person.',
    body: `<p>You can fill out the application for yourself or for a person you help. If you prefer paper or help over the phone, call ${paratransitDesk}, every day from 7 a.m. to 9 p.m.</p>`,
    blocks: [
      content('Before you start', [
        'Allow about ten minutes.',
        'Have the medical section on hand if it is already filled out: a readable photo is enough. If not, send it later.',
        'The admission committee answers within 45 days of receiving the complete file.',
      ]),
      enForm(
        paratransitForm,
        'The application',
        'Only the admission committee reads what you tell us about your health.',
      ),
      links('See also', [
        link('Paratransit', en.paratransit, 'Who is eligible, and how to book'),
        link('Network accessibility', en.accessibility),
      ]),
    ],
  },
});

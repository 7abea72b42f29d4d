import { content, contentsTable } from './blocks.ts';
import { page } from './builders.ts';
import { postalAddress, table } from './markup.ts';
import { en, fr } from './paths.ts';

export const privacy = page('privacy', {
  fr: {
    title: 'Confidentialité et témoins',
    subtitle: 'Ce que nous savons de vous, et pourquoi',
    description:
      'Renseignements personnels recueillis par le site du RTC, durée de conservation, témoins et droits.',
    blocks: [
      contentsTable(
        'Sur cette page',
        '<p>Vous pouvez consulter les horaires, les avis et les tarifs sans nous dire qui vous êtes. Version du 1<sup>er</sup> septembre 2026.</p>',
      ),
      content('Ce que nous recueillons', [
        '<strong>Pour un profil</strong> : votre prénom, votre nom et votre adresse courriel. Les autres questions sont facultatives.',
        '<strong>Pour un avis par courriel</strong> : les parcours que vous choisissez.',
        '<strong>Pour une question ou une plainte</strong> : ce que vous nous dites ou nous écrivez.',
      ]),
      content(
        'Les témoins',
        `<p>Aucun témoin n’est déposé avant que vous fassiez un choix ou ouvriez une session.</p>${table({
          caption: 'Témoins utilisés par le site',
          head: ['Témoin', 'À quoi il sert', 'Durée'],
          rows: [
            ['Choix des témoins', 'Se souvenir de votre réponse', '6 mois'],
            ['Session', 'Garder votre session ouverte', '7 jours au plus'],
            ['Alerte lue', 'Ne pas remontrer la même alerte', '10 minutes'],
            ['Langue', 'Ouvrir le site dans votre langue', '1 an'],
            ['Affichage', 'Garder l’affichage clair ou sombre', '1 an'],
            ['Mesure d’audience', 'Compter les visites, si vous l’acceptez', '13 mois'],
          ],
        })}<p>Pour changer d’idée, utilisez le bouton des préférences de témoins, au bas de chaque page.</p>`,
      ),
      content(
        'Votre position',
        '<p>Quand vous demandez les arrêts près de vous, votre position sert à ce calcul et n’est pas conservée.</p>',
      ),
      content(
        'Combien de temps nous les gardons',
        `<p>Un profil est effacé dès que vous le supprimez dans <a href="${fr.accountParameters}">vos paramètres</a>, ou après trois ans sans connexion. Une plainte est gardée deux ans.</p>`,
      ),
      content(
        'Vos droits',
        `<p>Vous pouvez obtenir une copie de vos renseignements, les corriger ou les faire effacer. Écrivez à la personne responsable de la protection des renseignements personnels :</p><p>Réseau de transport de la Cité<br>${postalAddress}</p>`,
      ),
    ],
  },
  en: {
    title: 'Privacy and cookies',
    subtitle: 'What we know about you, and why',
    description:
      'Personal information collected by the RTC website, how long it is kept, cookies and your rights.',
    blocks: [
      contentsTable(
        'On this page',
        '<p>You can look up schedules, notices and fares without telling us who you are. Version of September 1, 2026.</p>',
      ),
      content('What we collect', [
        '<strong>For a profile</strong>: your first name, last name and email address. The other questions are optional.',
        '<strong>For notices by email</strong>: the routes you choose.',
        '<strong>For a question or complaint</strong>: what you tell us or write to us.',
      ]),
      content(
        'Cookies',
        `<p>No cookie is set before you make a choice or log in.</p>${table({
          caption: 'Cookies used by the site',
          head: ['Cookie', 'What it is for', 'Duration'],
          rows: [
            ['Cookie choice', 'Remembers your answer', '6 months'],
            ['Session', 'Keeps you logged in to your profile', '7 days at most'],
            ['Alert read', 'Keeps the same alert from coming back', '10 minutes'],
            ['Language', 'Opens the site in your language', '1 year'],
            ['Display', 'Keeps the light or dark display', '1 year'],
            ['Analytics', 'Counts visits, if you accept', '13 months'],
          ],
        })}<p>To change your mind, use the cookie preferences button at the bottom of every page.</p>`,
      ),
      content(
        'Your location',
        '<p>When you ask for stops near you, your location is used for that search and is not kept.</p>',
      ),
      content(
        'How long we keep it',
        `<p>Your profile is erased as soon as you delete it in <a href="${en.accountParameters}">your settings</a>, or after three years without a login. Complaints are kept for two years.</p>`,
      ),
      content(
        'Your rights',
        `<p>You can get a copy of your information, correct it or have it erased. Write to the person responsible for the protection of personal information:</p><p lang="fr">Réseau de transport de la Cité<br>${postalAddress}</p>`,
      ),
    ],
  },
});

import { accordion, content, contentsTable } from '#operators/kit/blocks.ts';
import { cookiesBlock, positionBlock } from '#operators/kit/privacy-blocks.ts';
import { page } from './builders.ts';
import { list, table } from '#operators/kit/markup.ts';
import { customerService, postalAddress } from './markup.ts';
import { en, fr } from './paths.ts';

/** Who answers for personal information, as the law asks a public body to say. */
const officer = {
  fr: `<p>Maïté Courchesne<br>Responsable de l’accès aux documents et de la protection des renseignements personnels<br>Réseau de transport de la Cité<br>${postalAddress}</p><p>Téléphone : ${customerService}, option 1. Demandez la protection des renseignements personnels.</p>`,
  en: `<p lang="fr">Maïté Courchesne<br>Responsable de l’accès aux documents et de la protection des renseignements personnels<br>Réseau de transport de la Cité<br>${postalAddress}</p><p>Telephone: ${customerService}, option 1. Ask for the protection of personal information.</p>`,
};

export const privacy = page('privacy', {
  fr: {
    title: 'Confidentialité et témoins',
    subtitle: 'Ce que nous savons de vous, et pourquoi',
    description:
      'Renseignements personnels recueillis par le RTC, personne responsable, durée de conservation, témoins et droits.',
    blocks: [
      contentsTable(
        'Sur cette page',
        '<p>Vous pouvez consulter les horaires, les avis et les tarifs sans nous dire qui vous êtes. Cette politique suit la loi du Québec sur l’accès aux documents et la protection des renseignements personnels, modifiée par la Loi 25. Version du 1<sup>er</sup> septembre 2026.</p>',
      ),
      content(
        'Qui en répond',
        `<p>La directrice générale a confié cette tâche à une personne, que vous pouvez joindre directement :</p>${officer.fr}`,
      ),
      content('Ce que nous recueillons', [
        '<strong>Pour un profil</strong> : votre prénom, votre nom et votre adresse courriel. Les autres questions sont facultatives.',
        '<strong>Pour un avis par courriel</strong> : les parcours que vous choisissez.',
        '<strong>Pour une carte OPUS enregistrée</strong> : votre nom, votre date de naissance et, pour le tarif réduit, votre photo.',
        '<strong>Pour une question ou une plainte</strong> : ce que vous nous dites ou nous écrivez, et les fichiers que vous joignez.',
        '<strong>À bord</strong> : les images des caméras, pour la sécurité.',
      ]),
      content(
        'Pourquoi, et avec votre accord',
        '<p>Chaque renseignement sert seulement à ce pour quoi il a été demandé. Les choix facultatifs sont éteints au départ : rien n’est coché à votre place. Vous pouvez retirer votre accord en tout temps, aussi simplement que vous l’avez donné. Aucune décision n’est prise à votre sujet par une machine seule. Pour une personne de moins de 14 ans, l’accord vient de l’autorité parentale.</p>',
      ),
      content(
        'Qui peut les voir',
        '<p>Les membres du personnel dont la tâche l’exige, et les entreprises qui hébergent nos systèmes ou envoient nos courriels, liées par contrat aux mêmes règles. Les serveurs sont au Québec. Avant tout envoi hors du Québec, une évaluation est faite et publiée ici. Nous ne vendons aucun renseignement.</p>',
      ),
      content(
        'Combien de temps nous les gardons',
        `${table({
          caption: 'Durée de conservation des renseignements',
          head: ['Renseignement', 'Durée'],
          rows: [
            ['Profil et abonnements', 'Jusqu’à leur suppression, ou trois ans sans connexion'],
            ['Carte OPUS enregistrée', 'La vie de la carte, plus un an'],
            ['Validations liées à un nom', '30 jours, puis séparées du nom'],
            ['Plainte et sa réponse', 'Deux ans'],
            ['Message au service à la clientèle, visite scolaire', '180 jours'],
            ['Demande d’admission au transport adapté', '180 jours'],
            ['Commentaire', '90 jours'],
            ['Objet perdu', '60 jours'],
            ['Demande d’infolettre par sujet', '30 jours'],
            ['Images des caméras', 'Sept jours, sauf enquête'],
            ['Journaux du site', '90 jours'],
          ],
        })}<p>Vous pouvez supprimer votre profil vous-même, dans <a href="${fr.accountParameters}">vos paramètres</a>.</p>`,
      ),
      cookiesBlock('fr', [['Mesure d’audience', 'Compter les visites, si vous l’acceptez', '13 mois']]),
      positionBlock('fr'),
      content('Vos droits', [
        'Savoir ce que nous détenons à votre sujet et en obtenir une copie.',
        'Recevoir, dans un format courant, ce que vous nous avez donné par voie informatique, ou le faire envoyer à un autre organisme.',
        'Faire corriger ce qui est faux ou incomplet, ou faire effacer ce qui n’est plus nécessaire.',
        'Retirer votre accord.',
        'Être informé si un incident présente pour vous un risque de préjudice sérieux.',
      ]),
      accordion('Exercer vos droits', {
        'Comment faire une demande ?': `<p>Écrivez à la personne responsable, avec de quoi vous reconnaître. Elle répond dans les 20 jours, sans frais pour consulter.</p>`,
        'Et si la réponse ne me satisfait pas ?':
          '<p>Vous avez 30 jours pour demander une révision à la Commission d’accès à l’information du Québec. Elle reçoit aussi les plaintes.</p>',
        'Que faites-vous en cas d’incident ?': `<p>Nous réduisons le risque aussitôt, puis :</p>${list(
          'nous inscrivons l’incident à un registre ;',
          'nous prévenons la Commission et les personnes touchées si le risque est sérieux ;',
          'nous disons ici ce qui a été corrigé.',
        )}`,
      }),
    ],
  },
  en: {
    title: 'Privacy and cookies',
    subtitle: 'What we know about you, and why',
    description:
      'Personal information collected by the RTC, who is responsible, how long it is kept, cookies and your rights.',
    blocks: [
      contentsTable(
        'On this page',
        '<p>You can look up schedules, notices and fares without telling us who you are. This policy follows Québec’s act on access to documents and the protection of personal information, as amended by Law 25. Version of September 1, 2026.</p>',
      ),
      content(
        'Who is responsible',
        `<p>The general manager has given this task to one person, whom you can reach directly:</p>${officer.en}`,
      ),
      content('What we collect', [
        '<strong>For a profile</strong>: your first name, last name and email address. The other questions are optional.',
        '<strong>For notices by email</strong>: the routes you choose.',
        '<strong>For a registered OPUS card</strong>: your name, your date of birth and, for the reduced fare, your photo.',
        '<strong>For a question or complaint</strong>: what you tell us or write to us, and the files you attach.',
        '<strong>On board</strong>: camera images, for safety.',
      ]),
      content(
        'Why, and with your consent',
        '<p>Each piece of information is used only for what it was asked for. Optional choices are off to begin with: nothing is ticked for you. You can withdraw your consent at any time, as simply as you gave it. No decision about you is made by a machine alone. For a person under 14, consent comes from a parent or guardian.</p>',
      ),
      content(
        'Who can see it',
        '<p>Staff whose work requires it, and the companies that host our systems or send our emails, which are bound by contract to the same rules. The servers are in Québec. Before anything is sent outside Québec, an assessment is made and published here. We do not sell any information.</p>',
      ),
      content(
        'How long we keep it',
        `${table({
          caption: 'How long information is kept',
          head: ['Information', 'Time'],
          rows: [
            ['Profile and subscriptions', 'Until deleted, or three years without a login'],
            ['Registered OPUS card', 'The life of the card, plus one year'],
            ['Validations linked to a name', '30 days, then separated from the name'],
            ['Complaint and its answer', 'Two years'],
            ['Message to customer service, school visit', '180 days'],
            ['Application for paratransit', '180 days'],
            ['Comment', '90 days'],
            ['Lost item', '60 days'],
            ['Request for a newsletter by topic', '30 days'],
            ['Camera images', 'Seven days, except for an investigation'],
            ['Site logs', '90 days'],
          ],
        })}<p>You can delete your profile yourself, in <a href="${en.accountParameters}">your settings</a>.</p>`,
      ),
      cookiesBlock('en', [['Analytics', 'Counts visits, if you accept', '13 months']]),
      positionBlock('en'),
      content('Your rights', [
        'To know what we hold about you and get a copy of it.',
        'To receive, in a common format, what you gave us by computer, or have it sent to another organization.',
        'To have what is wrong or incomplete corrected, or what is no longer needed erased.',
        'To withdraw your consent.',
        'To be told if an incident puts you at risk of serious injury.',
      ]),
      accordion('Using your rights', {
        'How do I make a request?': `<p>Write to the person responsible, with enough to identify you. You get an answer within 20 days; consulting your information is free.</p>`,
        'What if the answer does not satisfy me?':
          '<p>You have 30 days to ask the <span lang="fr">Commission d’accès à l’information du Québec</span> for a review. It also receives complaints.</p>',
        'What do you do after an incident?': `<p>We reduce the risk at once, then:</p>${list(
          'we record the incident in a register;',
          'we tell the Commission and the people affected if the risk is serious;',
          'we say here what was corrected.',
        )}`,
      }),
    ],
  },
});

import { article } from './articles.ts';
import { french, mediaDesk } from './markup.ts';
import { en, fr } from './paths.ts';

const source = {
  fr: `<p>Source : Relations avec les médias, RTC, ${mediaDesk}</p>`,
  en: `<p>Source: Media relations, RTC, ${mediaDesk}</p>`,
};

export const pressReleases = [
  article('press_release', {
    date: '2026-11-10',
    category: 'category-fares',
    fr: {
      slug: 'budget-2027',
      title: 'Budget 2027 : le RTC gèle les tarifs réduits',
      lead: 'Le conseil d’administration adopte un budget de 168 millions de dollars et 40 000 heures de service de plus.',
      body: `<p>Havremont, le 10 novembre 2026. – Le conseil d’administration du Réseau de transport de la Cité a adopté hier son budget 2027. Les tarifs étudiant, 6 à 18 ans et 65 ans et plus restent inchangés. La hausse du tarif général, de 1,9 %, sera connue au printemps et s’appliquera le 1<sup>er</sup> juillet.</p><p>« Chaque dollar va là où il fait gagner du temps : sur la route », a déclaré la présidente du conseil, Solange Verreault.</p>${source.fr}`,
    },
    en: {
      slug: 'budget-2027',
      title: '2027 budget: the RTC freezes reduced fares',
      lead: 'The board adopts a $168 million budget and 40,000 more hours of service.',
      body: `<p>Havremont, November 10, 2026 – The board of the ${french('Réseau de transport de la Cité')} adopted its 2027 budget yesterday. Student, ages 6 to 18, and 65 and over fares are unchanged. The general fare will rise by 1.9% on July 1; details will be announced in the spring.</p><p>“Every dollar goes where it saves time: on the road,” said the chair of the board, Solange Verreault.</p>${source.en}`,
    },
  }),
  article('press_release', {
    date: '2026-10-04',
    category: 'category-life',
    fr: {
      slug: 'le-rtc-a-50-ans',
      title: 'Le RTC a 50 ans',
      lead: 'Le premier bus est parti de la place du Marché-Neuf le 4 octobre 1976, à 5 h 12.',
      body: `<p>Havremont, le 4 octobre 2026. – Ce matin, à 5 h 12, un bus a quitté la place du Marché-Neuf avec onze personnes à bord, comme il y a cinquante ans. Deux d’entre elles étaient du premier trajet.</p><p>Depuis 1976, le RTC a transporté 1,4 milliard de personnes. Une page retrace les <a href="${fr.anniversary_page}">grandes dates du réseau</a>.</p>${source.fr}`,
    },
    en: {
      slug: 'the-rtc-turns-50',
      title: 'The RTC turns 50',
      lead: 'The first bus left place du Marché-Neuf on October 4, 1976, at 5:12 a.m.',
      body: `<p>Havremont, October 4, 2026 – This morning at 5:12, a bus left ${french('place du Marché-Neuf')} with eleven people on board, as it did fifty years ago. Two of them had been on that first trip.</p><p>Since 1976, the RTC has carried 1.4 billion riders. A page looks back at the <a href="${en.anniversary_page}">milestones of the network</a>.</p>${source.en}`,
    },
  }),
  article('press_release', {
    date: '2026-09-14',
    promoted: true,
    category: 'category-project',
    fr: {
      slug: 'debut-des-travaux-du-corridor-vermeille',
      title: 'Début des travaux du corridor Vermeille',
      lead: 'La première étape touche la rue de l’Ancien-Bac et le quai des Goélands jusqu’en juin 2027.',
      body: `<p>Havremont, le 14 septembre 2026. – Le maire Firmin Lachapelle et la présidente du RTC, Solange Verreault, ont donné le coup d’envoi du <a href="${fr.project}">corridor Vermeille</a>, un investissement de 212 millions de dollars.</p><p>Pendant les travaux, les parcours {1} et {803} font un détour par la côte du Passeur. Tous les commerces restent accessibles à pied.</p>${source.fr}`,
    },
    en: {
      slug: 'work-begins-on-the-vermeille-corridor',
      title: 'Work begins on the Vermeille corridor',
      lead: 'The first stage affects rue de l’Ancien-Bac and quai des Goélands until June 2027.',
      body: `<p>Havremont, September 14, 2026 – Mayor Firmin Lachapelle and the chair of the RTC, Solange Verreault, launched the <a href="${en.project}">Vermeille corridor</a>, a $212 million investment.</p><p>During the work, routes {1} and {803} detour via ${french('côte du Passeur')}. All businesses remain accessible on foot.</p>${source.en}`,
    },
  }),
];

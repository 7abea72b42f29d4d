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
      body: `<p>Havremont, le 4 octobre 2026. – Ce matin, à 5 h 12, un bus a quitté la place du Marché-Neuf avec onze personnes à bord, comme il y a cinquante ans. Deux d’entre elles étaient du premier trajet.</p><p>Depuis 1976, le RTC a assuré 820 millions de déplacements. Une page retrace les <a href="${fr.anniversary_page}">grandes dates du réseau</a>.</p>${source.fr}`,
    },
    en: {
      slug: 'the-rtc-turns-50',
      title: 'The RTC turns 50',
      lead: 'The first bus left place du Marché-Neuf on October 4, 1976, at 5:12 a.m.',
      body: `<p>Havremont, October 4, 2026 – This morning at 5:12, a bus left ${french('place du Marché-Neuf')} with eleven people on board, as it did fifty years ago. Two of them had been on that first trip.</p><p>Since 1976, the RTC has provided 820 million trips. A page looks back at the <a href="${en.anniversary_page}">milestones of the network</a>.</p>${source.en}`,
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
  article('press_release', {
    date: '2026-08-31',
    category: 'category-project',
    fr: {
      slug: 'quarante-bus-electriques-de-plus',
      title: 'Quarante bus électriques de plus d’ici 2028',
      lead: 'Le RTC signe une commande de 62 millions de dollars. Le premier bus est attendu en mars 2027.',
      body: `<p>Havremont, le 31 août 2026. – Le RTC a commandé quarante <a href="${fr.electricBuses}">bus électriques</a> de 12 m, payés à 75 % par le gouvernement. Avec les 24 qui roulent déjà, un bus sur cinq du réseau sera électrique en 2028.</p><p>« Après deux hivers, nous savons à quoi nous attendre : par −25 °C, ces bus gardent les deux tiers de leur autonomie, et cela suffit à une journée de service », a déclaré le directeur de l’entretien, Amadou Charlebois.</p>${source.fr}`,
    },
    en: {
      slug: 'forty-more-electric-buses',
      title: 'Forty more electric buses by 2028',
      lead: 'The RTC signs a $62 million order. The first bus is expected in March 2027.',
      body: `<p>Havremont, August 31, 2026 – The RTC has ordered forty 12 m <a href="${en.electricBuses}">electric buses</a>, with 75% of the cost paid by the government. Together with the 24 already on the road, one bus in five will be electric in 2028.</p><p>“After two winters, we know what to expect: at −25 °C, these buses keep two thirds of their range, which is enough for a day of service,” said the director of maintenance, Amadou Charlebois.</p>${source.en}`,
    },
  }),
  article('press_release', {
    date: '2026-06-30',
    category: 'category-life',
    fr: {
      slug: 'rapport-annuel-2025',
      title: 'Rapport annuel 2025 : 21,8 millions de déplacements',
      lead: 'La fréquentation monte de 6 % ; 91 % des bus étaient à l’heure.',
      body: `<p>Havremont, le 30 juin 2026. – Le RTC a déposé hier son rapport annuel au conseil municipal. En 2025, les bus ont assuré 21,8 millions de déplacements, un sommet depuis 2012. Un bus est dit à l’heure quand il passe au plus une minute avant et cinq minutes après l’heure prévue.</p><p>Les plaintes ont baissé de 11 %. La plus fréquente demeure le bus qui ne s’arrête pas parce qu’il est plein. <a href="${fr.publications}">Lire les publications du RTC</a>.</p>${source.fr}`,
    },
    en: {
      slug: 'annual-report-2025',
      title: '2025 annual report: 21.8 million trips',
      lead: 'Ridership is up 6%, and 91% of buses were on time.',
      body: `<p>Havremont, June 30, 2026 – The RTC tabled its annual report with city council yesterday. In 2025, its buses provided 21.8 million trips, the most since 2012. A bus is on time when it leaves no more than one minute before and five minutes after the scheduled time.</p><p>Complaints fell by 11%. The most common one is still a full bus that does not stop. <a href="${en.publications}">Read the RTC’s publications</a>.</p>${source.en}`,
    },
  }),
  article('press_release', {
    date: '2026-05-27',
    category: 'category-life',
    fr: {
      slug: 'une-nouvelle-directrice-generale',
      title: 'Ingrid Thibodeau-Lau devient directrice générale du RTC',
      lead: 'Elle prendra la tête de l’organisation le 3 août, après douze ans à la planification du réseau.',
      body: `<p>Havremont, le 27 mai 2026. – Le <a href="${fr.governance}">conseil d’administration</a> a nommé, à l’unanimité, Ingrid Thibodeau-Lau au poste de directrice générale. Ingénieure, elle a dessiné les horaires du RTC de 2014 à 2021 et dirige depuis la planification.</p><p>« Un bus à l’heure, une heure juste à l’arrêt, une réponse quand on appelle : c’est par là que je commence », a-t-elle déclaré.</p>${source.fr}`,
    },
    en: {
      slug: 'a-new-general-manager',
      title: 'Ingrid Thibodeau-Lau named general manager of the RTC',
      lead: 'She takes over on August 3, after twelve years in network planning.',
      body: `<p>Havremont, May 27, 2026 – The <a href="${en.governance}">board of directors</a> has unanimously named Ingrid Thibodeau-Lau general manager. An engineer, she drew up the RTC’s schedules from 2014 to 2021 and has headed planning since.</p><p>“A bus on time, the right time at the stop, an answer when you call: that is where I will start,” she said.</p>${source.en}`,
    },
  }),
];

import { article } from './articles.ts';
import { listNews } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

const employeeNews = [
  article('news_employe', {
    date: '2026-11-09',
    promoted: true,
    category: 'category-service',
    fr: {
      slug: 'choix-des-horaires-d-hiver',
      title: 'Choix des horaires d’hiver : du 16 au 20 novembre',
      lead: 'Les tableaux sont affichés aux garages des Forges et de Bellerive.',
      body: '<p>Le choix se fait par ancienneté, au garage ou par téléphone à la répartition. Vérifiez l’heure de votre tour sur le tableau. Les personnes qui manquent leur tour choisissent à la fin de la journée.</p>',
    },
    en: {
      slug: 'winter-schedule-sign-up',
      title: 'Winter schedule sign-up: November 16 to 20',
      lead: 'The boards are posted at the Les Forges and Bellerive garages.',
      body: '<p>Sign-up is by seniority, at the garage or by phone with dispatch. Check the board for your time. If you miss your turn, you choose at the end of the day.</p>',
    },
  }),
  article('news_employe', {
    date: '2026-10-20',
    category: 'category-life',
    fr: {
      slug: 'pneus-d-hiver-et-conduite',
      title: 'Pneus posés, rappel de conduite hivernale',
      lead: 'Les 310 bus ont leurs pneus d’hiver. Une heure de rappel, payée, est offerte à toutes et à tous.',
      body: '<p>La séance a lieu au garage des Forges, les mardis et jeudis à 13 h 30. Au programme : côte du Passeur, distances de freinage et placement à l’arrêt près d’un banc de neige.</p>',
    },
    en: {
      slug: 'winter-tires-and-driving',
      title: 'Winter tires on, driving refresher under way',
      lead: 'All 310 buses have their winter tires. A paid one-hour refresher is open to everyone.',
      body: `<p>The session takes place at the ${french('Les Forges')} garage, Tuesdays and Thursdays at 1:30 p.m. On the program: ${french('côte du Passeur')}, braking distances and pulling in beside a snowbank.</p>`,
    },
  }),
  article('news_employe', {
    date: '2026-10-06',
    category: 'category-covid',
    fr: {
      slug: 'rappel-d-automne-covid-19',
      title: 'Rappel d’automne : vaccin et autotests',
      lead: 'Les autotests sont gratuits au bureau de la santé, à Bellerive et aux Forges.',
      body: '<p>Le vaccin contre la COVID-19 est offert en même temps que celui contre la grippe, le 26 novembre. En cas de symptômes, restez à la maison et prévenez la répartition au moins deux heures avant votre quart.</p>',
    },
    en: {
      slug: 'covid-19-fall-reminder',
      title: 'Fall reminder: vaccine and self-tests',
      lead: 'Self-tests are free at the health office, in Bellerive and at Les Forges.',
      body: '<p>The COVID-19 vaccine is offered together with the flu shot on November 26. If you have symptoms, stay home and tell dispatch at least two hours before your shift.</p>',
    },
  }),
  article('news_employe', {
    date: '2026-09-28',
    category: 'category-project',
    fr: {
      slug: 'nouvelle-cafeteria-des-forges',
      title: 'La nouvelle cafétéria des Forges ouvre ses portes',
      lead: 'Cuisine ouverte de 4 h 30 à 1 h, et un coin silence pour les pauses.',
      body: '<p>Vous l’aviez demandé au sondage de janvier : la cuisine reste ouverte pour le premier et le dernier quart. Le coin silence compte huit fauteuils et une lumière douce.</p>',
    },
    en: {
      slug: 'new-forges-cafeteria',
      title: 'The new Les Forges cafeteria opens',
      lead: 'Kitchen open from 4:30 a.m. to 1 a.m., and a quiet corner for breaks.',
      body: '<p>You asked for it in the January survey: the kitchen stays open for the first and last shifts. The quiet corner has eight armchairs and soft light.</p>',
    },
  }),
];

const activities = [
  article('activities_employe', {
    date: '2026-12-12',
    fr: {
      slug: 'fete-des-enfants',
      title: 'Fête des enfants',
      lead: 'Samedi 12 décembre, de 10 h à 14 h, à l’Aréna Gérard-Lantin.',
      body: '<p>Patinage, maquillage et tour de bus électrique. Inscrivez vos enfants de 12 ans et moins avant le 27 novembre auprès du club social.</p>',
    },
    en: {
      slug: 'children-s-party',
      title: 'Children’s party',
      lead: 'Saturday, December 12, from 10 a.m. to 2 p.m., at Aréna Gérard-Lantin.',
      body: '<p>Skating, face painting and a ride on an electric bus. Sign up your children aged 12 and under with the social club before November 27.</p>',
    },
  }),
  article('activities_employe', {
    date: '2026-11-26',
    fr: {
      slug: 'clinique-de-vaccination',
      title: 'Vaccination contre la grippe',
      lead: 'Jeudi 26 novembre, de 5 h à 18 h, au garage des Forges.',
      body: '<p>Sans rendez-vous, sur le temps de travail. Apportez votre carte d’assurance maladie.</p>',
    },
    en: {
      slug: 'vaccination-clinic',
      title: 'Flu vaccination',
      lead: 'Thursday, November 26, from 5 a.m. to 6 p.m., at the Les Forges garage.',
      body: '<p>No appointment needed, during work hours. Bring your health insurance card.</p>',
    },
  }),
  article('activities_employe', {
    date: '2026-11-20',
    fr: {
      slug: 'diner-des-25-ans-de-service',
      title: 'Dîner des 25 ans de service',
      lead: 'Vendredi 20 novembre, à midi, à la cafétéria des Forges.',
      body: '<p>Trente et une personnes fêtent cette année leurs 25 ans au RTC. Venez leur serrer la main : le dessert est pour tout le monde.</p>',
    },
    en: {
      slug: '25-years-of-service-lunch',
      title: '25 years of service lunch',
      lead: 'Friday, November 20, at noon, in the Les Forges cafeteria.',
      body: '<p>Thirty-one people celebrate 25 years with the RTC this year. Come and shake their hands: dessert is for everyone.</p>',
    },
  }),
];

const closed = { audience: 'employees' };

const newsList = page(
  'employeeNews',
  {
    fr: {
      title: 'Salle des nouvelles',
      subtitle: 'Infos pour le personnel du RTC',
      description: 'Les nouvelles du travail destinées au personnel du RTC, garage par garage.',
      body: `<p>Les nouvelles du travail, garage par garage. Pour les sorties et les fêtes, voyez les <a href="${fr.employeeActivities}">activités</a>.</p>`,
      blocks: [
        listNews('Prochaines activités', 'activities_employe_latest'),
        listNews('Santé : COVID-19', 'news_employe_covid_latest'),
      ],
    },
    en: {
      title: 'Newsroom',
      subtitle: 'Information for RTC staff',
      description: 'News from work for RTC staff, garage by garage.',
      body: `<p>News from work, garage by garage. For outings and parties, see the <a href="${en.employeeActivities}">activities</a>.</p>`,
      blocks: [
        listNews('Coming up', 'activities_employe_latest'),
        listNews('Health: COVID-19', 'news_employe_covid_latest'),
      ],
    },
  },
  closed,
);

const activitiesList = page(
  'employeeActivities',
  {
    fr: {
      title: 'Activités',
      subtitle: 'Le calendrier du personnel du RTC',
      description: 'Les activités destinées au personnel du RTC.',
      body: '<p>Le club social et l’équipe santé vous invitent. Vos idées sont bienvenues au poste 0155.</p>',
      blocks: [listNews('Dans la salle des nouvelles', 'news_employe_latest')],
    },
    en: {
      title: 'Activities',
      subtitle: 'The RTC staff calendar',
      description: 'Activities for RTC staff.',
      body: '<p>The social club and the health team invite you to take part. Got an idea? Call extension 0155.</p>',
      blocks: [listNews('In the newsroom', 'news_employe_latest')],
    },
  },
  closed,
);

export const employee = [...employeeNews, ...activities, newsList, activitiesList];

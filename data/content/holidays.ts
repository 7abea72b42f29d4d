import { content, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { table } from '#operators/kit/markup.ts';
import { en, fr } from './paths.ts';

/** The holidays of a winter and the year after it; `data/city/calendar.ts` has the rules they come from. */
const saturday = { fr: 'Samedi', en: 'Saturday' };
const sunday = { fr: 'Dimanche', en: 'Sunday' };
const days = [
  ['Noël', 'Christmas', '25 et 26 décembre 2026', 'December 25 and 26, 2026', sunday],
  ['Jour de l’An', 'New Year', '1<sup>er</sup> et 2 janvier 2027', 'January 1 and 2, 2027', sunday],
  ['Vendredi saint', 'Good Friday', '26 mars 2027', 'March 26, 2027', sunday],
  ['Lundi de Pâques', 'Easter Monday', '29 mars 2027', 'March 29, 2027', sunday],
  ['Journée nationale des patriotes', 'National Patriots’ Day', '24 mai 2027', 'May 24, 2027', sunday],
  ['Fête nationale du Québec', 'Québec’s national holiday', '24 juin 2027', 'June 24, 2027', saturday],
  ['Fête du Canada', 'Canada Day', '1<sup>er</sup> juillet 2027', 'July 1, 2027', saturday],
  ['Fête du Travail', 'Labour Day', '6 septembre 2027', 'September 6, 2027', sunday],
  ['Action de grâce', 'Thanksgiving', '11 octobre 2027', 'October 11, 2027', sunday],
] as const;

export const holidays = page('holidays', {
  fr: {
    title: 'Jours fériés',
    subtitle: 'Quel horaire s’applique, et quand',
    description: 'L’horaire des bus du RTC les jours fériés, de décembre 2026 à octobre 2027.',
    body: '<p>Les bus roulent tous les jours de l’année. Un jour férié, l’horaire du dimanche s’applique, sauf le 24 juin et le 1<sup>er</sup> juillet, où c’est celui du samedi. Les horaires du site en tiennent compte : il suffit de consulter ceux de la date voulue.</p>',
    blocks: [
      content(
        'Les jours fériés de 2026–2027',
        table({
          caption: 'Jours fériés et horaire qui s’applique',
          head: ['Jour férié', 'Date', 'Horaire'],
          rows: days.map(([name, , date, , schedule]) => [name, date, schedule.fr]),
        }),
      ),
      content('Ce qui ne circule pas', [
        'Les parcours eXpress et industriels, tous les jours fériés.',
        'Les parcours école, tous les jours fériés, pendant les vacances scolaires et les journées pédagogiques.',
        'Les comptoirs de service et celui des objets perdus sont fermés les jours fériés.',
      ]),
      links('Voir aussi', [
        link('Horaires des bus', fr.schedules),
        link('Avis sur les parcours', fr.notices),
        link('Service à la clientèle', fr.contact),
      ]),
    ],
  },
  en: {
    title: 'Holidays',
    subtitle: 'Which schedule applies, and when',
    description: 'RTC bus schedules on holidays, from December 2026 to October 2027.',
    body: '<p>Buses run every day of the year. On a holiday, the Sunday schedule applies, except on June 24 and July 1, when it is the Saturday schedule. The schedules on this site take holidays into account: just look up the date you want.</p>',
    blocks: [
      content(
        'Holidays in 2026–2027',
        table({
          caption: 'Holidays and the schedule that applies',
          head: ['Holiday', 'Date', 'Schedule'],
          rows: days.map(([, name, , date, schedule]) => [name, date, schedule.en]),
        }),
      ),
      content('What does not run', [
        'eXpress and industrial routes, on every holiday.',
        'School routes, on every holiday, during school breaks and on professional development days.',
        'Service counters and the lost and found desk are closed on holidays.',
      ]),
      links('See also', [
        link('Bus schedules', en.schedules),
        link('Route notices', en.notices),
        link('Customer service', en.contact),
      ]),
    ],
  },
});

import type { Bilingual } from '#domain/locale.ts';
import type { Mode } from '#domain/mode.ts';

const titles: Readonly<Record<Mode, Bilingual>> = {
  bus: { fr: 'Horaires des bus', en: 'Bus schedules' },
  trolleybus: { fr: 'Horaires des trolleybus', en: 'Trolleybus schedules' },
  tram: { fr: 'Horaires des tramways', en: 'Tram schedules' },
  metro: { fr: 'Horaires du métro', en: 'Metro schedules' },
  train: { fr: 'Horaires des trains', en: 'Train schedules' },
  monorail: { fr: 'Horaires du monorail', en: 'Monorail schedules' },
  ferry: { fr: 'Horaires des traversiers', en: 'Ferry schedules' },
  aerial: { fr: 'Horaires du téléphérique', en: 'Cable car schedules' },
  funicular: { fr: 'Horaires du funiculaire', en: 'Funicular schedules' },
  vehicle: { fr: 'Horaires', en: 'Schedules' },
};

/** What the list of all schedules is called, by what carries the riders. */
export const schedulesTitle = (fleet: Mode): Bilingual => titles[fleet];

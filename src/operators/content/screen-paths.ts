import type { Bilingual } from '#domain/locale.ts';
import { en, fr } from './house.ts';

/** The screens below that of the schedules that pages and menus lead to, as they stand in texts. */
export const mapPaths: Bilingual = { fr: `${fr.schedules}/carte`, en: `${en.schedules}/map` };

import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { scheduleInfo } from '../schedule-page.server.ts';

/** The stops are the browser's: the server has nothing to load. */
export const loadMyStops: PageLoader<Record<string, never>> = async (context) => {
  const texts = catalogues[context.locale];
  const words = { title: texts.home.ownStops, summary: texts.myStops.keptHere };
  return { kind: 'page', status: 200, info: scheduleInfo(context, words), data: {}, indexed: false };
};

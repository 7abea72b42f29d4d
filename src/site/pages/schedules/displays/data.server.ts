import { isStopCode, type Stop } from '#domain/stop.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { displayModes, schedulePagePath, type DisplayMode } from '#site/routing/schedule-paths.ts';
import { isAway, placeOf, scheduleInfo } from '../schedule-page.server.ts';

export interface DisplaysData {
  /** The form this page explains; all of them without one. */
  readonly mode?: DisplayMode;
  /** The stop that was asked for, and whether there is one. */
  readonly asked?: { readonly code: string; readonly stop?: Pick<Stop, 'code' | 'name'> };
}

export const loadDisplays: PageLoader<DisplaysData> = async (context) => {
  const { route, url, schedule, locale, log } = context;
  const texts = catalogues[locale].displays;
  const mode = displayModes.find((each) => route.name.startsWith(`schedule-display-${each}`));
  const code = (url.searchParams.get('arret') ?? '').trim();
  const found = isStopCode(code)
    ? await schedule.loadBoards({ codes: [code], limit: 1, locale }).catch((err: unknown) => {
        if (!isAway(err)) throw err;
        log.warn({ err }, 'the stop of a display could not be looked up');
        return [];
      })
    : [];
  const stop = found[0]?.stop;
  const words = mode ? texts.modes[mode] : texts;
  const above = mode ? [{ title: texts.title, path: schedulePagePath(placeOf(context), 'displays') }] : [];
  return {
    kind: 'page',
    status: 200,
    info: scheduleInfo(context, { title: words.title, summary: words.summary, above }),
    data: {
      ...(mode && { mode }),
      ...(code !== '' && {
        asked: { code: code.slice(0, 32), ...(stop && { stop: { code: stop.code, name: stop.name } }) },
      }),
    },
    ...(code !== '' && { keep: 'never' }),
  };
};

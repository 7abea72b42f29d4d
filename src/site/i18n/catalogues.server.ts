import type { Locale } from '#domain/locale.ts';
import type { FullCatalogue } from './catalogue.ts';
import * as enAccount from './en/account.ts';
import * as enAnswers from './en/answers.ts';
import * as enFares from './en/fares.ts';
import * as enForms from './en/forms.ts';
import { en } from './en/index.ts';
import * as enJourneys from './en/journeys.ts';
import * as enLineIndex from './en/line-index.ts';
import * as enLists from './en/lists.ts';
import * as enMap from './en/map.ts';
import * as enNotices from './en/notices.ts';
import * as enPlanner from './en/planner.ts';
import * as enPrint from './en/print.ts';
import * as enRoutes from './en/routes.ts';
import * as enSearch from './en/search.ts';
import * as enStaff from './en/staff.ts';
import * as enWebForms from './en/web-forms.ts';
import * as frAccount from './fr/account.ts';
import * as frAnswers from './fr/answers.ts';
import * as frFares from './fr/fares.ts';
import * as frForms from './fr/forms.ts';
import { fr } from './fr/index.ts';
import * as frJourneys from './fr/journeys.ts';
import * as frLineIndex from './fr/line-index.ts';
import * as frLists from './fr/lists.ts';
import * as frMap from './fr/map.ts';
import * as frNotices from './fr/notices.ts';
import * as frPlanner from './fr/planner.ts';
import * as frPrint from './fr/print.ts';
import * as frRoutes from './fr/routes.ts';
import * as frSearch from './fr/search.ts';
import * as frStaff from './fr/staff.ts';
import * as frWebForms from './fr/web-forms.ts';

/** The texts of both languages; a browser loads those of its page only. */
export const catalogues: Readonly<Record<Locale, FullCatalogue>> = {
  fr: {
    ...fr,
    ...frAccount,
    ...frAnswers,
    ...frFares,
    ...frForms,
    ...frJourneys,
    ...frLineIndex,
    ...frLists,
    ...frMap,
    ...frNotices,
    ...frPlanner,
    ...frPrint,
    ...frRoutes,
    ...frSearch,
    ...frStaff,
    ...frWebForms,
  },
  en: {
    ...en,
    ...enAccount,
    ...enAnswers,
    ...enFares,
    ...enForms,
    ...enJourneys,
    ...enLineIndex,
    ...enLists,
    ...enMap,
    ...enNotices,
    ...enPlanner,
    ...enPrint,
    ...enRoutes,
    ...enSearch,
    ...enStaff,
    ...enWebForms,
  },
};

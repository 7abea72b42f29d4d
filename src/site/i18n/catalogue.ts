import type * as account from './fr/account.ts';
import type * as answers from './fr/answers.ts';
import type * as fares from './fr/fares.ts';
import type * as forms from './fr/forms.ts';
import type { fr } from './fr/index.ts';
import type * as journeys from './fr/journeys.ts';
import type * as lineIndex from './fr/line-index.ts';
import type * as lists from './fr/lists.ts';
import type * as map from './fr/map.ts';
import type * as notices from './fr/notices.ts';
import type * as planner from './fr/planner.ts';
import type * as print from './fr/print.ts';
import type * as routes from './fr/routes.ts';
import type * as search from './fr/search.ts';
import type * as staff from './fr/staff.ts';
import type * as webForms from './fr/web-forms.ts';
import type { TextGroup } from './text-groups.ts';

/** French is the type: a text is a string, or a function that gives one. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer A) => string
      ? (...values: A) => string
      : Texts<T[K]>;
};

/** The texts of every page. */
export type Catalogue = Texts<typeof fr>;

interface GroupTexts {
  readonly account: Texts<typeof account>;
  readonly fares: Texts<typeof fares>;
  readonly forms: Texts<typeof forms>;
  readonly journeys: Texts<typeof journeys>;
  readonly 'line-index': Texts<typeof lineIndex>;
  readonly lists: Texts<typeof lists>;
  readonly map: Texts<typeof map>;
  readonly notices: Texts<typeof notices>;
  readonly planner: Texts<typeof planner>;
  readonly print: Texts<typeof print>;
  readonly routes: Texts<typeof routes>;
  readonly search: Texts<typeof search>;
  readonly staff: Texts<typeof staff>;
  readonly 'web-forms': Texts<typeof webForms>;
}

/** The texts of every page, and those of some groups. */
export type CatalogueWith<Group extends TextGroup> = Catalogue &
  ({ [Name in Group]: (texts: GroupTexts[Name]) => void }[Group] extends (texts: infer All) => void
    ? All
    : never);

/** All texts, with those that only the server says. */
export type FullCatalogue = CatalogueWith<TextGroup> & Texts<typeof answers>;

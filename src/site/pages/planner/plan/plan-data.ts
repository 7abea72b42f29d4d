import type { ContentData } from '#site/pages/content/page/data.server.ts';
import type { PlannerFormData } from '#site/planner/planner-form-data.ts';
import type { ResultsData } from './results-data.ts';

/** The form, over what the editors say; or what it came to. */
export type PlanData =
  | (ContentData & { readonly kind: 'form'; readonly form: PlannerFormData; readonly action: string })
  | ResultsData;

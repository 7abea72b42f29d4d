import { fields } from '#site/planner/planner-query.ts';
import type { Timetable } from '#transit/index.ts';
import type { Visited } from '../pages/visit.ts';

/** Words that no network has. */
const nonsense = 'qzxjwv';
const nowhere = 'tour-no-such-page';

/** The pages that answer a question: searches, a trip between two stops, and an address that nothing is at. */
export function listQuestions({ view }: Visited, timetable: Timetable): readonly string[] {
  const { search, planner, home } = view?.shell.links ?? {};
  const names = [...new Set(timetable.stops.filter(({ kind }) => kind === 0).map(({ name }) => name))];
  const [line] = timetable.lines;
  const terms = [names[0], line?.number || line?.name, nonsense].filter((each) => each !== undefined);
  const last = names.at(-1);
  return [
    ...(search === undefined ? [] : terms.map((each) => `${search}?${new URLSearchParams({ terms: each })}`)),
    ...(planner === undefined || names[0] === undefined || last === undefined
      ? []
      : [`${planner}?${new URLSearchParams({ [fields.from]: names[0], [fields.to]: last })}`]),
    `${home === '/' ? '' : home}/${nowhere}`,
  ];
}

export const isNowhere = (path: string): boolean => path.endsWith(`/${nowhere}`);

/** The names of the fields, the same in both languages: an address is passed on from one to the other. */
export const plannerFields = {
  from: 'de',
  to: 'a',
  when: 'quand',
  date: 'date',
  time: 'heure',
  lessWalking: 'moins_marche',
  wheelchair: 'fauteuil',
  /** What the button that hands over to the maps service sends. */
  open: 'ouvrir',
  /** The form is to be shown, with what was answered. */
  edit: 'modifier',
  /** Which of the journeys found is looked at, by its id. */
  journey: 'trajet',
  format: 'format',
} as const;

interface Destination {
  readonly name: string;
  readonly id: string;
}

/** The form of the planner with a place to go to: where one starts is still to be said. */
export function destinationPath(planner: string, { name, id }: Destination): string {
  const { to, edit } = plannerFields;
  return `${planner}?${new URLSearchParams({ [to]: name, [`${to}_id`]: id, [edit]: '1' })}`;
}

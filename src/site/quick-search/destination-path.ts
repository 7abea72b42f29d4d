/** The form of the planner with a place to go to, by the names of its fields: where one starts is still to be said. */
export const destinationPath = (
  planner: string,
  { name, id }: { readonly name: string; readonly id: string },
): string => `${planner}?${new URLSearchParams({ a: name, a_id: id, modifier: '1' })}`;

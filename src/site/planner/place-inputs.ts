import type { PlaceSide } from '#domain/journeys/journey.ts';
import { fields, idField, nameField, type TypedPlace } from './planner-query.ts';

/**
 * One of the three inputs of a place, by its name: the one that is typed in, and two hidden ones with the id of the place that
 * was chosen and the words it was chosen by.
 */
function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** The place in the form: its id counts while the words are those it was chosen by. */
export function readPlaceInputs(form: HTMLFormElement, side: PlaceSide): TypedPlace {
  const text = inputOf(form, fields[side])?.value ?? '';
  const id = inputOf(form, idField(side))?.value ?? '';
  const isChosen = id !== '' && inputOf(form, nameField(side))?.value === text;
  return isChosen ? { text, id } : { text };
}

/** Choosing a place replaces what was typed. */
export function writePlaceInputs(
  form: HTMLFormElement,
  side: PlaceSide,
  { text, id = '' }: TypedPlace,
): void {
  const values = { [fields[side]]: text, [idField(side)]: id, [nameField(side)]: id === '' ? '' : text };
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(form, name);
    if (input) input.value = value;
  }
}

export function focusPlaceInput(form: HTMLFormElement, side: PlaceSide): void {
  inputOf(form, fields[side])?.focus();
}

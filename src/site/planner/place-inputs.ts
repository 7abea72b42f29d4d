import type { PlaceSide } from '#domain/journeys/journey.ts';
import { fields, idField, nameField, type TypedPlace } from './planner-query.ts';

/** The words of a place are typed in a field of the form; its id, and the words that id is for, are hidden beside it. */
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

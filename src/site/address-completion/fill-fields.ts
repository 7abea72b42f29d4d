import type { FoundAddress } from '#domain/found-address.ts';
import { fold } from '#lib/fold.ts';

/** The fields of a form that an address goes into, by their ids. */
export interface AddressFieldIds {
  readonly street: string;
  readonly city?: string | undefined;
  readonly province?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** What is not known of an address leaves its field as it is. */
export function fillFields(ids: AddressFieldIds, address: FoundAddress): void {
  const { street, city, province, postalCode } = address;
  write(ids.street, street);
  write(ids.city, city);
  const field = findField(ids.province);
  write(ids.province, field instanceof HTMLSelectElement ? provinceOption(field.options, address) : province);
  write(ids.postalCode, postalCode);
}

/** The value of the option that stands for the province, by its letters or its name, in whichever of the two it has them. */
export function provinceOption(
  options: Iterable<Pick<HTMLOptionElement, 'value' | 'text'>>,
  { province, provinceName }: Pick<FoundAddress, 'province' | 'provinceName'>,
): string | undefined {
  const wanted = [province, provinceName].filter((name) => name !== '').map(fold);
  return [...options].find(({ value, text }) => wanted.includes(fold(value)) || wanted.includes(fold(text)))
    ?.value;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function findField(id: string | undefined): Field | undefined {
  const element = id === undefined ? null : document.getElementById(id);
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return kinds.some((kind) => element instanceof kind) ? (element as Field) : undefined;
}

function write(id: string | undefined, value: string | undefined): void {
  const field = findField(id);
  if (!field || !value || field.disabled) return;
  // Past React, which takes over the setter of each field and would hear of no change.
  const kind = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

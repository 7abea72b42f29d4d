import { allFields, keyOf, type WebForm, type WebFormField } from '#domain/web-forms/web-form.ts';
import type { AddressFieldIds } from '#site/address-completion/fill-fields.ts';

/** What HTML calls the fields of an address (`autocomplete`), before them perhaps a section: `shipping address-line1`. */
const names = {
  street: ['address-line1', 'street-address'],
  city: ['address-level2'],
  province: ['address-level1'],
  postalCode: ['postal-code'],
} as const;

const isCalled = ({ autocomplete = '' }: WebFormField, wanted: readonly string[]): boolean =>
  wanted.includes(autocomplete.split(' ').at(-1) ?? '');

/** The fields that stand beside a street field and belong to the same address, by their ids; none for other fields. */
export function addressFieldsOf(
  form: WebForm,
  street: WebFormField,
  idOf: (key: string) => string,
): AddressFieldIds | undefined {
  // Of a text alone: a list cannot be typed into.
  if (street.kind !== 'text' || street.several || !isCalled(street, names.street)) return undefined;
  const place = keyOf(street.path.slice(0, -1));
  const beside = allFields(form)
    .map(({ field }) => field)
    .filter(({ path }) => keyOf(path.slice(0, -1)) === place);
  const find = (wanted: readonly string[]) => {
    const found = beside.find((field) => isCalled(field, wanted));
    return found && idOf(keyOf(found.path));
  };
  return {
    street: idOf(keyOf(street.path)),
    city: find(names.city),
    province: find(names.province),
    postalCode: find(names.postalCode),
  };
}

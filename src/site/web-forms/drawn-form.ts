import type { WebFormField } from '#domain/web-forms/web-form.ts';
import type { AddressFieldIds } from '#site/address-completion/fill-fields.ts';
import type { FieldWords } from '#site/ui/field/field.tsx';
import type { WebFormModel } from './use-web-form.ts';

/** What a field needs of the form it stands in. */
export interface DrawnForm extends Pick<WebFormModel, 'fields' | 'shown' | 'uploads' | 'isLive' | 'change'> {
  wordsOf(field: WebFormField): Pick<FieldWords, 'id' | 'label' | 'hint' | 'error' | 'required'>;
  /** The fields of the address whose street this is, where addresses are completed. */
  addressOf(field: WebFormField): AddressFieldIds | undefined;
}

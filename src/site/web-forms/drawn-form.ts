import type { WebFormField } from '#domain/web-forms/web-form.ts';
import type { FieldWords } from '#site/ui/field/field.tsx';
import type { WebFormModel } from './use-web-form.ts';

/** What a field needs of the form it stands in. */
export interface DrawnForm extends Pick<WebFormModel, 'fields' | 'shown' | 'uploads' | 'isLive' | 'change'> {
  wordsOf(field: WebFormField): Pick<FieldWords, 'id' | 'label' | 'hint' | 'error' | 'required'>;
}

import { mostCharacters } from '#domain/web-forms/check-answers.ts';
import type { AnswerFault, WebFormField } from '#domain/web-forms/web-form.ts';
import type { CatalogueWith } from '#site/i18n/catalogue.ts';

type Texts = CatalogueWith<'web-forms'>;

/** A sentence for whatever can happen to a form of the content, by its code. */
export const webFormWords = ({ ui, webForms }: Texts) => ({
  forbidden: webForms.faults.forbidden,
  robot: ui.captcha.invalid,
  unchecked: ui.captcha.unchecked,
  throttled: webForms.faults.throttled,
  'too-many': webForms.faults.tooMany,
  stale: ui.formStale,
  unavailable: webForms.faults.unavailable,
  'no-room': webForms.faults.noRoom,
  'many-files': webForms.faults.manyFiles,
  file: webForms.faults.file,
});

/** What is wrong with an answer: in the form's own words, else in a sentence that names the field. */
export function faultWords({ webForms }: Texts, field: WebFormField, fault: AnswerFault): string {
  const own = field.messages?.[fault];
  if (own !== undefined) return own;
  const { label, rule, several } = field;
  const words = webForms.answers;
  switch (fault) {
    case 'required':
      return missingWords(words.required, field);
    case 'few':
      return words.few(label, several?.least ?? 1);
    case 'many':
      return words.many(label, several?.most ?? 1);
    case 'minLength':
      return words.minLength(label, rule.minLength ?? 1);
    case 'maxLength':
      return words.maxLength(label, mostCharacters(field));
    case 'minimum':
      return words.minimum(label, rule.minimum ?? 0);
    case 'maximum':
      return words.maximum(label, rule.maximum ?? 0);
    case 'multipleOf':
      return words.multipleOf(label, rule.multipleOf ?? 1);
    case 'enum':
      return words.enum(label);
    case 'pattern':
      return field.mask === undefined
        ? words.pattern(label)
        : words.mask(label, field.mask.replaceAll('#', '0'));
    case 'format':
      return formatWords(words, field);
    case 'type':
      return typeWords(words, field);
  }
}

type AnswerWords = Texts['webForms']['answers'];

function missingWords(words: AnswerWords['required'], { kind, label }: WebFormField): string {
  if (kind === 'checkbox') return words.box(label);
  if (kind === 'file') return words.file(label);
  return kind === 'select' || kind === 'radios' || kind === 'checkboxes'
    ? words.choice(label)
    : words.text(label);
}

function formatWords(words: AnswerWords, { label, rule }: WebFormField): string {
  if (rule.format === 'email') return words.email(label);
  if (rule.format === 'uri') return words.url(label);
  return words.date(label);
}

function typeWords(words: AnswerWords, { label, rule }: WebFormField): string {
  if (rule.type === 'integer') return words.integer(label);
  return rule.type === 'number' ? words.number(label) : words.pattern(label);
}

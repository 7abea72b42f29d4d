import { keyOf, type WebFormField } from '#domain/web-forms/web-form.ts';
import { formatFileSize } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { FileField } from '#site/ui/file-field/file-field.tsx';
import type { DrawnForm } from './drawn-form.ts';
import { filesIn, nameOf } from './read-fields.ts';
import { endingsOf } from './upload-file.ts';

interface SentFilesFieldProps {
  readonly field: WebFormField;
  readonly drawn: DrawnForm;
}

/** Files, each of which is sent when it is chosen; what may be chosen is said before. */
export function SentFilesField({ field, drawn }: SentFilesFieldProps) {
  const { webForms: texts } = useTexts('web-forms');
  const locale = useLocale();
  const key = keyOf(field.path);
  const name = nameOf(field);
  const { fields, change, uploads, wordsOf } = drawn;
  const { error, ...words } = wordsOf(field);
  const most = field.several?.most;
  const rules = [
    field.description,
    texts.files.rules(endingsOf(field), formatFileSize(field.file?.maxBytes ?? 0, locale)),
    most === undefined ? undefined : texts.files.most(most),
  ];
  return (
    <FileField
      {...words}
      hint={rules.filter((rule) => rule !== undefined).join(' ')}
      error={uploads.faults[key]?.message ?? error}
      name={name}
      accept={(field.file?.accept ?? []).map((ending) => `.${ending}`)}
      multiple={field.several !== undefined}
      files={filesIn(field, fields)}
      sending={uploads.sending?.key === key ? uploads.sending.told : undefined}
      refused={uploads.faults[key]?.name}
      onChoose={(files) => uploads.choose(field, files)}
      onDrop={(fid) => change(`${name}.${fid}`, undefined)}
      onDropRefused={() => uploads.forgive(field)}
    />
  );
}

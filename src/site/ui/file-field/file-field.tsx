import type { MouseEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Field, fieldAttributes, type FieldWords } from '#site/ui/field/field.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { Loader } from '#site/ui/loader/loader.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './file-field.css';

interface FileFieldProps extends Pick<FieldWords, 'id' | 'label' | 'hint' | 'error' | 'required'> {
  readonly name: string;
  /** Endings, with their dots. */
  readonly accept: readonly string[];
  readonly multiple: boolean;
  /** Those that were sent already: each is a hidden field `<name>.<fid>`. */
  readonly files: readonly { readonly fid: string; readonly name: string }[];
  /** Being sent, in words. */
  readonly sending?: string | undefined;
  /** The name of one that was refused, until it is taken out or another one is chosen. */
  readonly refused?: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onDrop: (fid: string) => void;
  readonly onDropRefused: () => void;
}

/** Chooses files, and lists those that were sent, each with a button that takes it out; without script too. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, hint, error, required, accept, multiple, files, sending, refused } = props;
  const { onChoose, onDrop, onDropRefused } = props;
  const words = { id, label, hint, error, required };
  const drop = (event: MouseEvent, fid: string) => {
    event.preventDefault();
    onDrop(fid);
    // The button is gone: the focus stays with the field.
    document.getElementById(id)?.focus();
  };
  return (
    <div className="file-field">
      <Field {...words}>
        <input
          {...fieldAttributes(words)}
          // What was sent already is an answer: no other file has to be chosen.
          required={required && files.length === 0}
          className="field-control"
          type="file"
          name={name}
          accept={accept.join(',')}
          multiple={multiple}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // It is sent by itself, and not once more with the form.
            target.value = '';
            if (chosen.length > 0) onChoose(chosen);
          }}
        />
      </Field>
      <Loader mark="dots" waiting={sending !== undefined} label={sending} />
      {(files.length > 0 || refused !== undefined) && (
        <ul className="file-field-list">
          {files.map((file) => (
            <li key={file.fid}>
              <Icon name="file" />
              <span className="file-field-name">{file.name}</span>
              <input type="hidden" name={`${name}.${file.fid}`} value={file.name} />
              <Button
                type="submit"
                kind="quiet"
                name="_go"
                value={`drop:${name}.${file.fid}`}
                onClick={(event) => drop(event, file.fid)}
              >
                <DropWords name={file.name} />
              </Button>
            </li>
          ))}
          {refused !== undefined && <RefusedFile name={refused} onDrop={onDropRefused} />}
        </ul>
      )}
    </div>
  );
}

function DropWords({ name }: { readonly name: string }) {
  const { webForms: texts } = useTexts('web-forms');
  return (
    <>
      {texts.files.drop}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </>
  );
}

function RefusedFile({ name, onDrop }: { readonly name: string; readonly onDrop: () => void }) {
  const { webForms: texts } = useTexts('web-forms');
  return (
    <li data-refused>
      <Icon name="alert" />
      <span className="file-field-name">{`${name} (${texts.files.refused})`}</span>
      <Button kind="quiet" onClick={onDrop}>
        <DropWords name={name} />
      </Button>
    </li>
  );
}

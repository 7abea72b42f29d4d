import { useEffect, useRef, useState } from 'react';
import { useNumberExamples } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Field, fieldAttributes } from '#site/ui/field/field.tsx';

interface AddLineProps {
  readonly id: string;
  readonly text: string;
  readonly error: string | undefined;
  /** The lines in the list. */
  readonly numbers: readonly string[];
  /** How often the form was sent by script. */
  readonly attempt: number;
}

/** The number of a line to follow, with a button that sends the form to put it in the list. */
export function AddLine({ id, text, error, numbers, attempt }: AddLineProps) {
  const texts = useTexts('account').choices.notices;
  const { line } = useNumberExamples();
  const words = { id, label: texts.add, hint: texts.addHint(line), ...(error !== undefined && { error }) };
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(numbers);
  const [added, setAdded] = useState('');

  useEffect(() => {
    const fresh = numbers.filter((number) => !before.current.includes(number));
    before.current = numbers;
    if (attempt === 0) return;
    setAdded(fresh.join(', '));
    if (fresh.length === 0 || !input.current) return;
    input.current.value = '';
    input.current.focus();
  }, [numbers, attempt]);

  return (
    <div className="add-line-box">
      <Field {...words}>
        <div className="add-line">
          <input
            ref={input}
            type="text"
            name="add"
            className="field-control"
            defaultValue={text}
            maxLength={line === '' ? 40 : 80}
            autoComplete="off"
            enterKeyHint="enter"
            {...fieldAttributes(words)}
          />
          <button type="submit" name="do" value="add" className="add-line-button">
            {texts.addButton}
          </button>
        </div>
      </Field>
      {/* The rules of the form know no operator: what they find wrong is said with these. */}
      {line !== '' && <input type="hidden" name="exemple" value={line} />}
      <p role="status" className="soft">
        {added === '' ? null : texts.added(added)}
      </p>
    </div>
  );
}

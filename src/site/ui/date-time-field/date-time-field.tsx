import { useTexts } from '#site/i18n/texts.tsx';
import { ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import type { FieldWords } from '#site/ui/field/field.tsx';
import './date-time-field.css';

interface DateTimeFieldProps extends Pick<FieldWords, 'id' | 'label' | 'hint' | 'error' | 'required'> {
  /** Its two parts are sent as `<name>.date` and `<name>.time`. */
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly maxDate: string;
  readonly onChange: (name: string, value: string) => void;
}

/** A day and an hour, under one question. A message about it leads to the day. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { id, name, label, hint, error, required, date, time, maxDate, onChange } = props;
  const { webForms: texts } = useTexts('web-forms');
  const shared = {
    className: 'field-control',
    required,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <ChoiceGroup id={`${id}-group`} legend={label} hint={hint} error={error} required={required}>
      <div className="date-time-field">
        <div className="date-time-field-part">
          <label htmlFor={id}>{texts.date}</label>
          <input
            {...shared}
            type="date"
            id={id}
            name={`${name}.date`}
            max={maxDate}
            value={date}
            onChange={({ target }) => onChange(target.name, target.value)}
          />
        </div>
        <div className="date-time-field-part">
          <label htmlFor={`${id}-time`}>{texts.time}</label>
          <input
            {...shared}
            type="time"
            id={`${id}-time`}
            name={`${name}.time`}
            value={time}
            onChange={({ target }) => onChange(target.name, target.value)}
          />
        </div>
      </div>
    </ChoiceGroup>
  );
}

import type { ChangeEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Checkbox } from '#site/ui/checkbox/checkbox.tsx';
import { FieldError } from '#site/ui/field/field.tsx';
import { SelectField } from '#site/ui/select-field/select-field.tsx';
import { fieldAttributes } from '#site/ui/field/field.tsx';
import type { PlannerFormData } from './planner-form-data.ts';
import { fields, whenValues, type When } from './planner-query.ts';

interface WhenFieldsProps {
  readonly id: string;
  readonly data: PlannerFormData;
  onWhen?(when: When): void;
}

const choices = ['now', 'depart', 'arrive'] as const;

/** When to go. The day and the hour are there only once one of them is asked for: the style sheet sees to that. */
export function WhenFields({ id, data, onWhen }: WhenFieldsProps) {
  const texts = useTexts('planner').planner;
  const { query, days, faults } = data;
  const error = faults.time && texts.faults.time;
  const isListed = days.some(({ date }) => date === query.date);
  const options = days.map(({ date, words }) => ({ value: date, label: words }));
  return (
    <>
      <fieldset className="planner-when">
        <legend>{texts.when}</legend>
        <div className="segments">
          {choices.map((when) => (
            <label key={when} className="segment">
              <input
                type="radio"
                name={fields.when}
                value={whenValues[when]}
                defaultChecked={query.when === when}
                onChange={(event: ChangeEvent<HTMLInputElement>) => event.target.checked && onWhen?.(when)}
              />
              <span>{texts[when]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="planner-at" data-invalid={error ? '' : undefined}>
        <FieldError id={`${id}-time`} error={error} />
        <div className="planner-at-fields">
          <SelectField
            id={`${id}-date`}
            name={fields.date}
            label={texts.date}
            // A day that the list does not have came with the address.
            options={
              isListed || query.date === '' ? options : [{ value: query.date, label: query.date }, ...options]
            }
            defaultValue={query.date}
          />
          <div className="field">
            <label className="field-label" htmlFor={`${id}-time`}>
              {texts.time}
            </label>
            <input
              {...fieldAttributes({ id: `${id}-time`, error })}
              className="field-control planner-time"
              type="time"
              step={900}
              name={fields.time}
              defaultValue={query.time}
            />
          </div>
        </div>
      </div>
      <div className="planner-wishes" role="group" aria-label={texts.wishes}>
        <Checkbox
          id={`${id}-less-walking`}
          name={fields.lessWalking}
          value="1"
          label={texts.lessWalking}
          defaultChecked={query.lessWalking}
        />
        <Checkbox
          id={`${id}-wheelchair`}
          name={fields.wheelchair}
          value="1"
          label={texts.wheelchair}
          defaultChecked={query.wheelchair}
        />
      </div>
    </>
  );
}

import type { ChangeEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Checkbox } from '#site/ui/checkbox/checkbox.tsx';
import { FieldError, fieldAttributes } from '#site/ui/field/field.tsx';
import { SelectField } from '#site/ui/select-field/select-field.tsx';
import type { PlannerFormData } from './planner-form-data.ts';
import { fields, whenValues, type PlannerQuery, type When } from './planner-query.ts';

interface WhenFieldsProps {
  readonly id: string;
  readonly data: PlannerFormData;
  readonly onWhen?: ((when: When) => void) | undefined;
}

const choices = ['now', 'depart', 'arrive'] as const;

/** When to go, and how. The day and the hour are there only once one of them is asked for: the style sheet sees to that. */
export function WhenFields({ id, data, onWhen }: WhenFieldsProps) {
  return (
    <>
      <WhenChoice chosen={data.query.when} onWhen={onWhen} />
      <DayAndHour id={id} data={data} />
      <Wishes id={id} query={data.query} />
    </>
  );
}

interface WhenChoiceProps extends Pick<WhenFieldsProps, 'onWhen'> {
  readonly chosen: When;
}

function WhenChoice({ chosen, onWhen }: WhenChoiceProps) {
  const texts = useTexts('planner').planner;
  return (
    <fieldset className="planner-when">
      <legend>{texts.when}</legend>
      <div className="segments">
        {choices.map((when) => (
          <label key={when} className="segment">
            <input
              type="radio"
              name={fields.when}
              value={whenValues[when]}
              defaultChecked={chosen === when}
              onChange={(event: ChangeEvent<HTMLInputElement>) => event.target.checked && onWhen?.(when)}
            />
            <span>{texts[when]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function DayAndHour({ id, data: { query, days, faults } }: Pick<WhenFieldsProps, 'id' | 'data'>) {
  const texts = useTexts('planner').planner;
  const error = faults.time && texts.faults.time;
  const listed = days.map(({ date, words }) => ({ value: date, label: words }));
  // A day that the list does not have came with the address.
  const isListed = query.date === '' || days.some(({ date }) => date === query.date);
  const options = isListed ? listed : [{ value: query.date, label: query.date }, ...listed];
  return (
    <div className="planner-at" data-invalid={error ? '' : undefined}>
      <FieldError id={`${id}-time`} error={error} />
      <div className="planner-at-fields">
        <SelectField
          id={`${id}-date`}
          name={fields.date}
          label={texts.date}
          options={options}
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
  );
}

function Wishes({ id, query }: { readonly id: string; readonly query: PlannerQuery }) {
  const texts = useTexts('planner').planner;
  return (
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
  );
}

import { capitalize } from '#lib/capitalize.ts';
import type { Fields } from '#site/forms/form.ts';
import { weekdayNames } from '#site/i18n/calendar-names.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { lineFields, spansOf, weekdays } from './line-fields.ts';

interface LineTimesProps {
  readonly number: string;
  readonly fields: Fields;
  idOf(name: string): string;
  errorOf(name: string): string | undefined;
}

/** The days and the hours at which the notices of a line are wanted. */
export function LineTimes({ number, fields, idOf, errorOf }: LineTimesProps) {
  const texts = useTexts('account').choices.notices;
  const names = weekdayNames[useLocale()];
  const group = (part: string) => idOf(`${part}.${number}`);
  const time = (name: string, label: string) => (
    <TextField
      id={idOf(name)}
      name={name}
      type="time"
      label={label}
      error={errorOf(name)}
      defaultValue={fields[name]}
    />
  );
  return (
    <div className="line-times">
      <ChoiceGroup id={group('days')} legend={texts.days} error={errorOf(lineFields.day(number, 1))}>
        <div className="line-days">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              id={idOf(lineFields.day(number, day))}
              name={lineFields.day(number, day)}
              label={capitalize(names[day % 7] ?? '')}
              defaultChecked={fields[lineFields.day(number, day)] !== undefined}
            />
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup id={group('hours')} legend={texts.hours} hint={texts.hoursHint}>
        {spansOf(fields, number).map((span) => (
          <div className="line-span" key={span}>
            {time(lineFields.from(number, span), texts.spanFrom(span))}
            {time(lineFields.until(number, span), texts.spanUntil(span))}
          </div>
        ))}
      </ChoiceGroup>
    </div>
  );
}

import {
  choices,
  isChoice,
  ranges,
  type ChoiceName,
  type QuestionName,
  type RangeName,
} from '#domain/fares/survey.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import type { SurveyData } from './data.server.ts';
import type { QuestionEvents } from './use-survey.ts';

interface SurveyQuestionProps {
  readonly name: QuestionName;
  readonly data: SurveyData;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly events: QuestionEvents;
}

export function SurveyQuestion({ name, ...props }: SurveyQuestionProps) {
  return isChoice(name) ? (
    <ChoiceQuestion name={name} {...props} />
  ) : (
    <NumberQuestion name={name} {...props} />
  );
}

const groupIdOf = (name: QuestionName) => `survey-${name}`;

/** The control that a message leads to: the first choice, or the number. */
export function fieldIdOf(name: QuestionName, riders: SurveyData['riders']): string {
  if (!isChoice(name)) return groupIdOf(name);
  const [first] = name === 'question1' ? riders.map(({ rider }) => rider) : choices[name];
  return `${groupIdOf(name)}-${first}`;
}

function ChoiceQuestion({
  name,
  data,
  value,
  error,
  events,
}: SurveyQuestionProps & { readonly name: ChoiceName }) {
  const texts = useTexts('fares').fares;
  const hints: Partial<Record<ChoiceName, string>> = {
    question3: texts.habitsHint,
    question4: texts.subscribeHint,
  };
  const id = groupIdOf(name);
  const offered =
    name === 'question1'
      ? data.riders.map(({ rider, name: label }) => ({ code: rider, label }))
      : choices[name].map((code) => ({ code, label: texts.choices[code] }));
  return (
    <ChoiceGroup id={id} legend={texts.questions[name]} hint={hints[name]} error={error}>
      {offered.map(({ code, label }) => (
        <Checkbox
          key={code}
          kind="radio"
          id={`${id}-${code}`}
          name={name}
          value={code}
          label={label}
          defaultChecked={value === code}
          required
          {...events}
        />
      ))}
    </ChoiceGroup>
  );
}

function NumberQuestion({
  name,
  data,
  value,
  error,
  events,
}: SurveyQuestionProps & { readonly name: RangeName }) {
  const texts = useTexts('fares').fares;
  const [first, last] = ranges[name];
  const range = texts.rangeHint(first, last);
  const isRides = name.startsWith('nbRides');
  return (
    <TextField
      id={groupIdOf(name)}
      name={name}
      label={texts.questions[name]}
      hint={isRides ? `${range} ${texts.ridesHint(data.transferMinutes)}` : range}
      error={error}
      defaultValue={value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      width="short"
      aria-required
      {...events}
    />
  );
}

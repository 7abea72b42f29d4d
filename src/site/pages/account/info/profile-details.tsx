import { genders, occupations, paymentModes, travelModes, useFrequencies } from '#domain/profile-options.ts';
import { FormFrame, type FormTools } from '#site/forms/form-frame.tsx';
import { useFleet } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { SelectField } from '#site/ui/select-field/select-field.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { answersFor } from '../profile-words.ts';
import { boxName } from './box-name.ts';
import { profileDetailsForm } from './form.ts';
import type { SectionProps } from './login-details.tsx';
import './page.css';

/** Everything that members may tell of themselves; every answer can be taken back. */
export function ProfileDetailsSection({ view, data, onSaved }: SectionProps) {
  const { ownData, account } = useTexts('account');
  const texts = ownData.profileDetails;
  const words = account.profile;
  const fleet = useFleet();
  const answers = answersFor(words, fleet, data.ownPayments);
  const { profile } = data;
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <FormFrame
        form={profileDetailsForm}
        label={texts.title}
        state={view.form}
        shell={view.shell}
        problem={texts.problem}
        kept={ownData.kept}
        submit={ownData.save}
        saved={texts.saved}
        onSaved={onSaved}
        hasLegend={false}
        isWide
      >
        {(tools) => (
          <>
            <SelectField
              {...tools.control('useFrequency', profile.useFrequency)}
              label={words.frequency(fleet)}
              emptyLabel={words.noAnswer}
              options={optionsOf(useFrequencies, words.useFrequencies)}
            />
            <Boxes
              question="payment"
              legend={words.paymentMode}
              answers={paymentModes}
              labels={answers.paymentModes}
              chosen={profile.paymentModes}
              tools={tools}
            />
            <Boxes
              question="travel"
              legend={words.travelMode}
              answers={travelModes}
              labels={answers.travelModes}
              chosen={profile.travelModes}
              tools={tools}
            />
            <SelectField
              {...tools.control('occupation', profile.occupation)}
              label={words.occupation}
              emptyLabel={words.noAnswer}
              options={optionsOf(occupations, words.occupations)}
            />
            <TextField
              {...tools.control('birthYear', profile.birthYear?.toString())}
              label={words.birthYear}
              hint={words.birthYearHint}
              inputMode="numeric"
              maxLength={4}
              width="short"
              autoComplete="bday-year"
            />
            <SelectField
              {...tools.control('gender', profile.gender)}
              label={words.gender}
              emptyLabel={words.noAnswer}
              options={optionsOf(genders, words.genders)}
            />
            <TextField
              {...tools.control('postalCode', profile.postalCode)}
              label={words.postalCode}
              hint={words.postalCodeHint}
              maxLength={3}
              width="short"
              autoCapitalize="characters"
              autoComplete="postal-code"
            />
          </>
        )}
      </FormFrame>
    </section>
  );
}

const optionsOf = <Answer extends string>(
  answers: readonly Answer[],
  labels: Readonly<Record<Answer, string>>,
) => answers.map((value) => ({ value, label: labels[value] }));

interface BoxesProps<Answer extends string> {
  readonly question: 'payment' | 'travel';
  readonly legend: string;
  readonly answers: readonly Answer[];
  readonly labels: Readonly<Record<Answer, string>>;
  readonly chosen: readonly Answer[];
  readonly tools: FormTools;
}

function Boxes<Answer extends string>(props: BoxesProps<Answer>) {
  const { question, legend, answers, labels, chosen, tools } = props;
  const hint = useTexts('account').account.profile.several;
  return (
    <ChoiceGroup id={`${profileDetailsForm.name}-${question}`} legend={legend} hint={hint}>
      <div className="info-boxes">
        {answers.map((answer) => {
          const name = boxName(question, answer);
          return (
            <Checkbox
              key={answer}
              id={`${profileDetailsForm.name}-${name}`}
              name={name}
              label={labels[answer]}
              defaultChecked={tools.isTicked(name, chosen.includes(answer))}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useRefusedTitle } from '#site/forms/use-form.ts';
import '#site/forms/form-frame.css';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import type { SurveyData } from './data.server.ts';
import { faultWords } from './fault-words.ts';
import { fields, formatAnswers } from './survey-query.ts';
import { fieldIdOf, SurveyQuestion } from './survey-question.tsx';
import { useSurvey } from './use-survey.ts';

interface SurveyFormProps {
  readonly data: SurveyData;
  /** The page it stands on: a plain GET, so that it works without script. */
  readonly action: string;
}

/** With script a question comes when the one before is answered; without, those that are known stand below each other. */
export function SurveyForm({ data, action }: SurveyFormProps) {
  const texts = useTexts('fares').fares;
  const navigate = useNavigate();
  const survey = useSurvey(data, (answers) => void navigate(formatAnswers(action, answers)));
  const { form, shown, refused, given, isFaulty, isWaiting, eventsOf, press, submit } = survey;
  useRefusedTitle(refused.length > 0 ? refused : undefined);
  const errors = useMemo(
    () =>
      refused.map((name) => ({ message: faultWords(name, texts), fieldId: fieldIdOf(name, data.riders) })),
    [refused, texts, data.riders],
  );
  return (
    <section className="form-frame" aria-label={texts.survey}>
      <ErrorSummary errors={errors} />
      <form ref={form} className="form survey" method="get" action={action} noValidate onSubmit={submit}>
        <input type="hidden" name={fields.asked} value={shown.join(',')} />
        {shown.map((name) => (
          <div
            key={name}
            className={isWaiting(name) ? 'without-script' : undefined}
            data-invalid={isFaulty(name) ? '' : undefined}
          >
            <SurveyQuestion
              name={name}
              data={data}
              value={given[name]}
              error={isFaulty(name) ? faultWords(name, texts) : undefined}
              events={eventsOf(name)}
            />
          </div>
        ))}
        <div className="form-actions">
          <Button
            type="submit"
            onPointerDown={() => press(true)}
            onPointerUp={() => press(false)}
            onPointerCancel={() => press(false)}
          >
            {texts.next}
          </Button>
        </div>
      </form>
    </section>
  );
}

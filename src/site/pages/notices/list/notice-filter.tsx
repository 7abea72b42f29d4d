import { useId } from 'react';
import { severities } from '#domain/notices/severity.ts';
import { useNumberExamples, useNumbers } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Checkbox } from '#site/ui/checkbox/checkbox.tsx';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { FindField } from '#site/ui/find-form/find-form.tsx';
import type { NoticesData } from './data.server.ts';
import { fields, longestNumber, phaseWords, type NoticeQuestion } from './notice-question.ts';

interface NoticeFilterProps {
  readonly action: string;
  readonly question: NoticeQuestion;
  readonly about: NoticesData['about'];
}

/** A form that asks for another list: it works without script. */
export function NoticeFilter({ action, question, about }: NoticeFilterProps) {
  const texts = useTexts('notices').notices;
  const { lines, stop } = useNumberExamples();
  const numbers = useNumbers();
  const id = useId();
  const phase = phaseWords[question.phase];
  const isOpen = question.severities.length > 0 || question.isGeneral;
  return (
    <form className="notice-filter" role="search" action={action} method="get">
      {phase !== '' && <input type="hidden" name={fields.phase} value={phase} />}
      <FindField
        id={`${id}-number`}
        name={fields.number}
        label={texts.search}
        hint={texts.searchHint(lines[0] ?? '', stop)}
        error={about && 'unknown' in about ? texts.unknownNumber(about.unknown) : undefined}
        text={question.number ?? ''}
        maxLength={longestNumber[numbers.line.digits && numbers.stop.digits ? 'numbers' : 'names']}
        find={texts.filter}
        kind="secondary"
      />
      <Disclosure summary={texts.moreFilters} open={isOpen}>
        <fieldset className="notice-severities">
          <legend>{texts.severities}</legend>
          {severities.toReversed().map((severity) => (
            <Checkbox
              key={severity}
              id={`${id}-${severity}`}
              name={fields.severity}
              value={severity}
              label={texts.severity[severity]}
              defaultChecked={question.severities.includes(severity)}
            />
          ))}
          <Checkbox
            id={`${id}-general`}
            name={fields.general}
            value="1"
            label={texts.generalOnly}
            defaultChecked={question.isGeneral}
          />
          <Button type="submit" kind="secondary">
            {texts.apply}
          </Button>
        </fieldset>
      </Disclosure>
    </form>
  );
}

import { useRef, useState } from 'react';
import { formatMoments } from '#site/i18n/format-moments.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { textFields, type Fields } from '#site/forms/form.ts';
import { Checkbox } from '#site/ui/checkbox/checkbox.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { ShownLine } from './data.server.ts';
import { lineFields, readLine, spansOf, weekdays } from './line-fields.ts';
import { LineTimes } from './line-times.tsx';

interface RowProps {
  readonly line: ShownLine;
  /** The form as it was drawn. */
  readonly fields: Fields;
  idOf(name: string): string;
  errorOf(name: string): string | undefined;
}

/** A line that is followed: ticked or paused, and when. What its days and hours are is said in words, as they change. */
export function FollowedLineRow({ line, fields, idOf, errorOf }: RowProps) {
  const { number, ends } = line;
  const texts = useTexts('account').choices.notices;
  const locale = useLocale();
  const row = useRef<HTMLLIElement>(null);
  const [shown, setShown] = useState(fields);
  const note = () => {
    const form = row.current?.closest('form');
    if (form) setShown(textFields(new FormData(form)));
  };
  const { choice } = readLine(shown, number);
  const isDropped = shown[lineFields.drop(number)] !== undefined;
  const when = isDropped
    ? texts.dropped
    : choice.isOn
      ? formatMoments(choice.moments, { words: texts, locale })
      : texts.paused;
  const names = [
    ...weekdays.map((day) => lineFields.day(number, day)),
    ...spansOf(fields, number).flatMap((span) => [
      lineFields.from(number, span),
      lineFields.until(number, span),
    ]),
  ];
  const isWrong = names.some((name) => errorOf(name) !== undefined);
  return (
    <li className="followed-line" ref={row} onChange={note} data-dropped={isDropped || undefined}>
      <input type="hidden" name={lineFields.row(number)} value="1" />
      <Checkbox
        id={idOf(lineFields.isOn(number))}
        name={lineFields.isOn(number)}
        defaultChecked={fields[lineFields.isOn(number)] !== undefined}
        label={
          <span className="followed-line-what">
            <NumberBadge line={line} size="s" />
            <b>{ends.length > 0 ? <LineEnds ends={ends} /> : texts.gone}</b>
          </span>
        }
      />
      <details className="followed-line-when" open={isWrong || undefined}>
        <summary>
          <VisuallyHidden>{texts.timesOf(number)}</VisuallyHidden>
          {when}
        </summary>
        <LineTimes number={number} fields={fields} idOf={idOf} errorOf={errorOf} />
        <Checkbox
          id={idOf(lineFields.drop(number))}
          name={lineFields.drop(number)}
          label={texts.drop}
          defaultChecked={fields[lineFields.drop(number)] !== undefined}
        />
      </details>
    </li>
  );
}

import { useMemo, useState } from 'react';
import { Blocks } from '#site/blocks/blocks.tsx';
import { useNumberExamples, useNumbers } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Button } from '#site/ui/button/button.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PrintSelectionData } from './data.server.ts';
import { filterGroups } from './filter-groups.ts';
import { LineList } from './line-list.tsx';
import { PaperChoice } from './paper-choice.tsx';
import './page.css';

/** What to print: one direction of a line, a booklet of several lines, or the sheet of a stop. */
export default function PrintSelection({ data }: PageProps<PrintSelectionData>) {
  const texts = useTexts('print').print;
  const { stop } = useNumbers();
  const { stop: example } = useNumberExamples();
  const hasFigures = stop.digits !== undefined && stop.digits[1] <= 6 && !stop.letter;
  return (
    <div className="print-selection">
      <LinesForm data={data} />
      <section aria-labelledby="print-pole">
        <h2 id="print-pole">{texts.selection.pole}</h2>
        <p>{texts.selection.poleHelp}</p>
        <form className="print-stop-form" method="get" action={data.action}>
          <TextField
            id="print-stop"
            name="arrets"
            label={texts.selection.stopNumber}
            hint={texts.selection.stopNumberHint(example)}
            {...(hasFigures ? { inputMode: 'numeric', pattern: '[0-9]{1,6}' } : {})}
            width="short"
            required
          />
          <PaperChoice id="pole" />
          <Button type="submit" kind="secondary">
            {texts.selection.printPole}
          </Button>
        </form>
      </section>
      <section aria-labelledby="print-check">
        <h2 id="print-check">{texts.selection.check}</h2>
        <p>
          {texts.selection.checkHelp} <ContentLink href={data.check}>{texts.check.title}</ContentLink>
        </p>
      </section>
      <Blocks blocks={data.blocks} />
    </div>
  );
}

/** The list leads to single sheets; what is ticked in it is a booklet. */
function LinesForm({ data }: Pick<PageProps<PrintSelectionData>, 'data'>) {
  const texts = useTexts('print').print;
  const { line } = useNumberExamples();
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const groups = useMemo(() => filterGroups(data.groups, typed), [data.groups, typed]);
  const found = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (data.groups.length === 0) return <p>{data.isOver ? texts.selection.over : texts.selection.noLines}</p>;
  const tick = (number: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, number] : before.filter((each) => each !== number)));
  return (
    <form className="print-lines-form" method="get" action={data.action}>
      <fieldset className="print-groups">
        <legend>
          <h2>{texts.selection.lines}</h2>
        </legend>
        <p>{texts.selection.linesHelp}</p>
        <div className="needs-script print-filter">
          <TextField
            id="print-filter"
            // It is looked at here alone: the form does not send it.
            name="filtre"
            label={texts.selection.filter}
            hint={texts.selection.filterHint(line)}
            autoComplete="off"
            width="medium"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status">{typed.trim() === '' ? '' : texts.selection.found(found)}</p>
        </div>
        <LineList groups={data.groups} shown={groups} ticked={ticked} onTick={tick} />
      </fieldset>
      <section className="print-booklet" aria-labelledby="print-booklet">
        <h2 id="print-booklet">{texts.selection.booklet}</h2>
        <p>{texts.selection.bookletHelp(data.most)}</p>
        <div className="print-stop-form">
          <TextField
            id="print-date"
            name="date"
            type="date"
            label={texts.date}
            hint={texts.dateHint}
            width="medium"
          />
          <PaperChoice id="booklet" />
          <Button type="submit" icon="printer">
            {texts.selection.printBooklet}
          </Button>
        </div>
      </section>
    </form>
  );
}

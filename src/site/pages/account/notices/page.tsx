import { Blocks } from '#site/blocks/blocks.tsx';
import { FormFrame, type FormTools } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { AddLine } from './add-line.tsx';
import type { FollowData } from './data.server.ts';
import { DeviceLines } from './device-lines.tsx';
import { FollowedLineRow } from './followed-line-row.tsx';
import { followForm } from './form.ts';
import { numbersIn } from './line-fields.ts';
import { NothingDialog } from './nothing-dialog.tsx';
import './page.css';

/** Which notices are sent by e-mail: those for everyone, and those of the lines chosen, each at its days and hours. */
export default function FollowPage({ view, data }: PageProps<FollowData>) {
  const texts = useTexts('account').choices;
  const { links } = view.shell;
  return (
    <div className="stack" data-gap="l">
      <p className="follow-to">
        {texts.notices.sentTo} <b>{data.email}</b> {texts.notices.sentWhen}{' '}
        <ContentLink href={links.accountInfo}>{texts.notices.changeAddress}</ContentLink>
      </p>
      <FormFrame
        form={followForm}
        state={view.form}
        shell={view.shell}
        problem={texts.notices.problem}
        kept={texts.notices.kept}
        submit={texts.save}
        saved={texts.saved}
        hasLegend={false}
        isWide
        actions={
          <ButtonLink kind="quiet" href={links.accountMyNotices}>
            {texts.cancel}
          </ButtonLink>
        }
        ask={NothingDialog}
      >
        {(tools) => <FollowFields tools={tools} data={data} />}
      </FormFrame>
      <Blocks blocks={data.blocks} />
    </div>
  );
}

function FollowFields({ tools, data }: { readonly tools: FormTools; readonly data: FollowData }) {
  const texts = useTexts('account').choices.notices;
  const { errorOf, back, attempt } = tools;
  const fields = back ?? data.fields;
  const numbers = numbersIn(fields);
  const idOf = (name: string) => `${followForm.name}-${name}`;
  const lineOf = (number: string) =>
    data.lines.find((line) => line.number === number) ?? { number, serviceTypeCode: -1, ends: [] };
  return (
    <>
      {/* The Enter key presses the first button of a form: without this one, whatever stands first in it. */}
      <button
        type="submit"
        name="do"
        value="enter"
        className="follow-enter"
        tabIndex={-1}
        aria-hidden="true"
      />
      <ChoiceGroup id={idOf('general-group')} legend={texts.general}>
        <Checkbox
          id={idOf('general')}
          name="general"
          label={texts.generalBox}
          hint={texts.generalHint}
          defaultChecked={fields['general'] !== undefined}
        />
      </ChoiceGroup>
      <ChoiceGroup id={idOf('lines')} legend={texts.lines}>
        {numbers.length === 0 ? (
          <p className="soft">{texts.noLines}</p>
        ) : (
          <>
            <Checkbox
              id={idOf('routes')}
              name="routes"
              label={texts.linesBox}
              hint={texts.linesHint}
              error={errorOf('routes')}
              defaultChecked={fields['routes'] !== undefined}
            />
            <ul className="followed-lines">
              {numbers.map((number) => (
                <FollowedLineRow
                  key={number}
                  line={lineOf(number)}
                  fields={fields}
                  idOf={idOf}
                  errorOf={errorOf}
                />
              ))}
            </ul>
          </>
        )}
      </ChoiceGroup>
      <AddLine
        id={idOf('add')}
        text={back?.['add'] ?? ''}
        error={errorOf('add')}
        numbers={numbers}
        attempt={attempt}
      />
      <ChoiceGroup id={idOf('when')} legend={texts.when}>
        <Checkbox
          id={idOf('digest')}
          name="digest"
          label={texts.digestBox}
          hint={texts.digestHint}
          defaultChecked={fields['digest'] !== undefined}
        />
      </ChoiceGroup>
      <DeviceLines known={data.lines} followed={numbers} />
    </>
  );
}

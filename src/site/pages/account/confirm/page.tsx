import { Blocks } from '#site/blocks/blocks.tsx';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { ConfirmData } from './data.server.ts';
import { confirmForm } from './form.ts';

/** What a mailed link will do, and the button that does it. */
export default function ConfirmPage({ view, data }: PageProps<ConfirmData>) {
  const { ui, choices } = useTexts('account');
  const { confirm } = choices;
  const texts = confirm[data.about];
  const way = (
    <p>
      <ContentLink href={data.wayHref}>{texts.way}</ContentLink>
    </p>
  );
  const bad = (
    <Callout severity="moyen" label={ui.errorPrefix} title={texts.badTitle}>
      <p>{texts.bad}</p>
      {way}
    </Callout>
  );
  return (
    <div className="stack" data-gap="l">
      {data.isBad ? (
        bad
      ) : (
        <FormFrame
          form={confirmForm}
          state={view.form}
          shell={view.shell}
          problem={confirm.problem}
          submit={texts.submit}
          hasLegend={false}
          over={{ 'bad-link': bad }}
          done={
            <Callout severity="success" title={texts.doneTitle}>
              <p>{texts.done}</p>
              {way}
            </Callout>
          }
        >
          {() => <p>{texts.ask}</p>}
        </FormFrame>
      )}
      <Blocks blocks={data.blocks} />
    </div>
  );
}

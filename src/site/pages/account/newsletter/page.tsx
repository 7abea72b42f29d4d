import { Blocks } from '#site/blocks/blocks.tsx';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { NewsletterData } from './data.server.ts';
import { newsletterChoiceForm } from './form.ts';

/** Whether a member gets the newsletter, and what it is. */
export default function NewsletterChoicePage({ view, data }: PageProps<NewsletterData>) {
  const { save, saved, newsletter: texts } = useTexts('account').choices;
  return (
    <div className="stack" data-gap="l">
      <p>
        {view.shell.operator.newsletterPitch} <ContentLink href={data.aboutHref}>{texts.about}</ContentLink>
      </p>
      <FormFrame
        form={newsletterChoiceForm}
        state={view.form}
        shell={view.shell}
        problem={texts.problem}
        submit={save}
        saved={saved}
        hasLegend={false}
      >
        {({ isTicked }) => (
          <ChoiceGroup id="newsletter-choice-group" legend={texts.legend}>
            <Checkbox
              id="newsletter-choice-newsletter"
              name="newsletter"
              label={texts.box}
              hint={texts.sentTo(data.email)}
              defaultChecked={isTicked('newsletter', data.isSubscribed)}
            />
          </ChoiceGroup>
        )}
      </FormFrame>
      <Blocks blocks={data.blocks} />
    </div>
  );
}

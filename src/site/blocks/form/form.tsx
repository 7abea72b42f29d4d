import { use } from 'react';
import type { FormBlock } from '#domain/block.ts';
import type { PhoneLine } from '#domain/operator.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { PageAroundContext } from '#site/blocks/page-around.ts';
import { PlainBlockView } from '#site/blocks/plain/plain.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { CallUs } from '#site/layouts/phone/call-us.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { WebFormView } from '#site/web-forms/web-form-view.tsx';

/** What a form is about, then the form; where it could not be read, whom to call. */
export function FormBlockView({ block }: { readonly block: FormBlock }) {
  const page = use(PageAroundContext);
  const { offered, isAway, body, title } = block;
  if (!page || !(offered || isAway)) return <PlainBlockView block={block} />;
  const level = innerLevel(block);
  const phone = page.shell.operator.phones.general;
  return (
    <BlockSection block={block}>
      <RichTextView value={body} topLevel={level} label={title} />
      {offered ? (
        <WebFormView
          key={offered.form.id}
          offered={offered}
          state={page.form}
          shell={page.shell}
          phone={phone}
          headingLevel={level}
        />
      ) : (
        <FormAway phone={phone} />
      )}
    </BlockSection>
  );
}

function FormAway({ phone }: { readonly phone: PhoneLine | undefined }) {
  const { ui, webForms: texts } = useTexts('web-forms');
  return (
    <Callout severity="moyen" label={ui.errorPrefix}>
      <p>{texts.away}</p>
      <CallUs line={phone} lead={texts.service} />
    </Callout>
  );
}

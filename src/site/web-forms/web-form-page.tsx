import { useEffect, useId, useRef } from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import {
  fieldsOf,
  keyOf,
  type WebFormGroup,
  type WebFormPage,
  type WebFormPart,
} from '#domain/web-forms/web-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { DrawnForm } from './drawn-form.ts';
import { WebFormFieldView } from './web-form-field.tsx';

interface WebFormPageViewProps {
  readonly page: WebFormPage;
  readonly drawn: DrawnForm;
  readonly nth: number;
  readonly count: number;
  readonly isOnScreen: boolean;
  /** Another number each time that it is gone to. */
  readonly turn: number;
  readonly level: HeadingLevel;
}

/** The fields of one page. All pages are there, so that all are sent; one is on screen. */
export function WebFormPageView(props: WebFormPageViewProps) {
  const { page, drawn, nth, count, isOnScreen, turn, level } = props;
  const titleId = useId();
  const parts = <Parts parts={page.parts} drawn={drawn} />;
  if (count === 1) return <div className="web-form-page">{parts}</div>;
  return (
    <div className="web-form-page" role="group" aria-labelledby={titleId} hidden={!isOnScreen}>
      <PageTitle {...{ id: titleId, title: page.title, nth, count, level }} turn={isOnScreen ? turn : 0} />
      {parts}
    </div>
  );
}

interface PageTitleProps extends Pick<WebFormPageViewProps, 'nth' | 'count' | 'turn' | 'level'> {
  readonly id: string;
  readonly title: string;
}

/** Takes the focus when its page is gone to, so that what is on screen is read out. */
function PageTitle({ id, title, nth, count, turn, level }: PageTitleProps) {
  const { webForms: texts } = useTexts('web-forms');
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  useEffect(() => {
    if (turn > 0) heading.current?.focus({ preventScroll: true });
  }, [turn]);
  return (
    <Heading id={id} className="web-form-title" ref={heading} tabIndex={-1}>
      <span className="web-form-step">
        {texts.step(nth + 1, count)}
        {title !== '' && <VisuallyHidden>,</VisuallyHidden>}
      </span>
      {title !== '' && ` ${title}`}
    </Heading>
  );
}

function Parts({ parts, drawn }: { readonly parts: readonly WebFormPart[]; readonly drawn: DrawnForm }) {
  return parts.map((part) =>
    part.kind === 'group' ? (
      <Group key={keyOf(part.path)} group={part} drawn={drawn} />
    ) : (
      <WebFormFieldView key={keyOf(part.path)} field={part} drawn={drawn} />
    ),
  );
}

function Group({ group, drawn }: { readonly group: WebFormGroup; readonly drawn: DrawnForm }) {
  const id = useId();
  const { title, description, parts } = group;
  const isShown = fieldsOf(parts).some(({ field }) => drawn.shown.isShown(keyOf(field.path)));
  return (
    <fieldset className="web-form-group" hidden={!isShown} aria-describedby={description ? id : undefined}>
      {title !== '' && <legend>{title}</legend>}
      {description && (
        <p className="field-hint" id={id}>
          {description}
        </p>
      )}
      <Parts parts={parts} drawn={drawn} />
    </fieldset>
  );
}

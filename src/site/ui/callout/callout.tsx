import { useId, type ReactNode } from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import type { Severity } from '#domain/notices/severity.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './callout.css';

export type CalloutSeverity = Severity | 'success';

export const severityIcons: Readonly<Record<CalloutSeverity, IconName>> = {
  standard: 'info',
  faible: 'notice',
  moyen: 'warning',
  eleve: 'alert',
  success: 'check-circle',
};

interface CalloutProps {
  severity?: CalloutSeverity;
  /** What the icon says to who does not see it, where it is about no notice: unless told, the word of the severity. */
  label?: string | undefined;
  title?: string;
  headingLevel?: HeadingLevel;
  children?: ReactNode;
}

export function Callout({ severity = 'standard', label, title, headingLevel = 2, children }: CalloutProps) {
  const texts = useTexts();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className="callout"
      data-severity={severity}
      role={title ? 'group' : undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      <Icon name={severityIcons[severity]} />
      <VisuallyHidden>{label ?? texts.ui.severity[severity]}</VisuallyHidden>
      <div className="callout-body">
        {title && (
          <Heading className="callout-title" id={titleId}>
            {title}
          </Heading>
        )}
        {children}
      </div>
    </div>
  );
}

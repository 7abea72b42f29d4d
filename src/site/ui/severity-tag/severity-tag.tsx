import { useTexts } from '#site/i18n/texts.tsx';
import { severityIcons, type CalloutSeverity } from '#site/ui/callout/callout.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import './severity-tag.css';

/** How grave something is, in a picture and a word. */
export function SeverityTag({ severity, label }: { severity: CalloutSeverity; label?: string }) {
  const texts = useTexts();
  return (
    <span className="severity-tag" data-severity={severity}>
      <Icon name={severityIcons[severity]} size="s" />
      {label ?? texts.ui.severity[severity]}
    </span>
  );
}

import { useTexts } from '#site/i18n/texts.tsx';
import type { GoneJourney } from './results-data.ts';

/** Says why the journey of a link is not shown. */
export function GoneNote({ gone }: { readonly gone: GoneJourney | undefined }) {
  const texts = useTexts('journeys').journeys.gone;
  if (!gone) return null;
  return (
    <p className="plan-gone" role="status">
      {gone.kind === 'cancelled' ? texts.cancelled(gone.number) : texts.unknown}
    </p>
  );
}

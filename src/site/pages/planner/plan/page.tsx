import { useEffect, useMemo } from 'react';
import { rememberTrip } from '#site/device/last-trips.ts';
import { useRefusedTitle } from '#site/forms/use-form.ts';
import { Blocks } from '#site/blocks/blocks.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { LastTripList } from '#site/planner/last-trip-list.tsx';
import { hasFault } from '#site/planner/planner-form-data.ts';
import { PlannerForm } from '#site/planner/planner-form.tsx';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import type { PlanData } from './plan-data.ts';
import { FoundView } from './found-view.tsx';
import { NothingView } from './nothing-view.tsx';
import './page.css';

/** Asks from where to where, then shows the ways. */
export default function PlanPage({ view, data }: PageProps<PlanData>) {
  if (data.kind === 'form') return <FormView key={view.route.url} data={data} />;
  if (data.kind === 'found') return <Remembered view={view} data={data} />;
  return <NothingView data={data} />;
}

type FormData = Extract<PlanData, { kind: 'form' }>;
type Found = Extract<PlanData, { kind: 'found' }>;

const formId = 'planner';
const lastShown = 5;

function FormView({ data }: { readonly data: FormData }) {
  const texts = useTexts('planner').planner;
  const { form, action, blocks } = data;
  const { faults } = form;
  const errors = useMemo(
    () => [
      ...(faults.from ? [{ fieldId: `${formId}-from`, message: texts.faults.from[faults.from] }] : []),
      ...(faults.to ? [{ fieldId: `${formId}-to`, message: texts.faults.to[faults.to] }] : []),
      ...(faults.time ? [{ fieldId: `${formId}-time`, message: texts.faults.time }] : []),
    ],
    [faults, texts],
  );
  useRefusedTitle(hasFault(faults) ? errors : undefined);
  return (
    <div className="plan-form">
      <ErrorSummary errors={errors} />
      <PlannerForm data={form} action={action} variant="full" id={formId} />
      <LastTripList action={action} most={lastShown} />
      <Blocks blocks={blocks} />
    </div>
  );
}

/** What was found is what somebody meant: only that is kept on the device. */
function Remembered({ view, data }: { readonly view: PageProps['view']; readonly data: Found }) {
  const { from, to, ids } = data;
  const { myPosition } = useTexts('planner').planner;
  useEffect(() => {
    // Where somebody was is no place to come back to under that name.
    if (from === myPosition || to === myPosition) return;
    rememberTrip({ from: { text: from, id: ids.from }, to: { text: to, id: ids.to } });
  }, [from, to, ids.from, ids.to, myPosition]);
  return <FoundView view={view} data={data} />;
}

import { useTexts } from '#site/i18n/texts.tsx';
import { HomeTrips } from '#site/planner/last-trip-list.tsx';
import type { PlannerFormData } from '#site/planner/planner-form-data.ts';
import { PlannerForm } from '#site/planner/planner-form.tsx';

interface HomePlannerProps {
  readonly form: PlannerFormData;
  readonly action: string;
}

const mostTrips = 2;

/** The small form of the trip planner, and the last trips of this device. */
export function HomePlanner({ form, action }: HomePlannerProps) {
  const texts = useTexts('planner').planner;
  return (
    <section className="page-width home-planner" aria-labelledby="home-planner-title">
      <div className="home-planner-frame">
        <h2 id="home-planner-title">{texts.title}</h2>
        <PlannerForm data={form} action={action} variant="small" id="home-planner" />
        <HomeTrips action={action} most={mostTrips} />
      </div>
    </section>
  );
}

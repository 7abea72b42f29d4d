import { Blocks } from '#site/blocks/blocks.tsx';
import ContentPage from '#site/pages/content/page/page.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { AnswerView } from './answer-view.tsx';
import type { BestFareData } from './data.server.ts';
import { SurveyForm } from './survey-form.tsx';
import './page.css';

/** Asks how somebody rides, then says what costs them least. */
export default function BestFarePage({ view, data }: PageProps<BestFareData>) {
  const { survey, answer, blocks } = data;
  if (answer) return <AnswerView facts={answer} view={view} />;
  if (!survey) return <ContentPage view={view} data={data} />;
  return (
    <div className="best-fare-survey">
      <SurveyForm key={view.route.url} data={survey} action={view.route.url.split('?')[0] ?? ''} />
      <Blocks blocks={blocks} />
    </div>
  );
}

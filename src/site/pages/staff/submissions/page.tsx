import type { PageProps } from '#site/pages/page-props.ts';
import { FormsSection } from './forms-section.tsx';
import { ListSection } from './list-section.tsx';
import { OneSection } from './one-section.tsx';
import type { SubmissionsData } from './submissions-data.ts';
import './page.css';

/** What riders sent by forms, for editors. */
export default function SubmissionsPage({ view, data }: PageProps<SubmissionsData>) {
  if (data.view === 'forms') return <FormsSection view={view} data={data} />;
  if (data.view === 'list') return <ListSection view={view} data={data} />;
  return <OneSection view={view} data={data} />;
}

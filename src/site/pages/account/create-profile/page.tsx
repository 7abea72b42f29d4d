import type { PageProps } from '#site/pages/page-props.ts';
import { EntryScreen } from '../entry-screen.tsx';
import { ConsentStep } from './consent-step.tsx';
import type { CreateProfileData } from './data.server.ts';
import { DetailsStep } from './details-step.tsx';
import './page.css';

/** Two steps at two addresses: what a profile keeps, then who it is for. */
export default function CreateProfilePage(props: PageProps<CreateProfileData>) {
  const { view, data } = props;
  return (
    <EntryScreen info={view.info} blocks={data.blocks}>
      {data.hasAgreed ? <DetailsStep {...props} /> : <ConsentStep {...props} />}
    </EntryScreen>
  );
}

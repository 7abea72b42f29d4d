import { useRevalidator } from 'react-router';
import { Blocks } from '#site/blocks/blocks.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { InfoData } from './data.server.ts';
import { LoginDetailsSection } from './login-details.tsx';
import { ProfileDetailsSection } from './profile-details.tsx';
import '../sections.css';

/** Who a member is, and what they told of themselves: two forms, so that a fault in one leaves the other alone. */
export default function InfoPage({ view, data }: PageProps<InfoData>) {
  const { revalidate } = useRevalidator();
  const onSaved = () => void revalidate();
  return (
    <div className="account-sections">
      {data.blocks.length > 0 && <Blocks blocks={data.blocks} />}
      <LoginDetailsSection view={view} data={data} onSaved={onSaved} />
      <ProfileDetailsSection view={view} data={data} onSaved={onSaved} />
    </div>
  );
}

import { Blocks } from '#site/blocks/blocks.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import type { ParametersData } from './data.server.ts';
import { DeletionSection } from './deletion.tsx';
import { PasswordSection } from './password.tsx';
import '../sections.css';
import './page.css';

export default function ParametersPage({ view, data }: PageProps<ParametersData>) {
  const texts = useTexts('account').ownData.export;
  return (
    <div className="account-sections">
      {data.blocks.length > 0 && <Blocks blocks={data.blocks} />}
      <PasswordSection view={view} data={data} />
      <section className="stack">
        <h2>{texts.title}</h2>
        <p>{texts.pitch}</p>
        <p className="parameters-links">
          <ButtonLink kind="secondary" href={data.exportHref}>
            {texts.see}
          </ButtonLink>
          <a className="button" data-kind="quiet" href={`${data.exportHref}?format=json`}>
            {texts.download}
          </a>
        </p>
      </section>
      <DeletionSection view={view} data={data} />
    </div>
  );
}

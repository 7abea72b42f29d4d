import { useContext, type ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { CallUs } from '#site/layouts/phone/call-us.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { QuickSearch } from '#site/quick-search/quick-search.tsx';
import { DrawingPartsContext } from '#site/ui/drawing/drawing-parts.ts';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { plainScenes } from '#site/ui/drawing/plain-scenes.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import type { ErrorData } from './data.server.ts';
import { errorKind, errorScene, type ErrorKind } from './error-kind.ts';
import type { PageProps } from '#site/pages/page-props.ts';
import './page.css';

/** The way on after an error. The title is the layout's: `errorTitle` gives it to the page's info. */
export default function ErrorPage({ view, data }: PageProps<ErrorData>) {
  const kind = errorKind(view.status);
  const scene = errorScene(view.status);
  const { NamedScene } = useContext(DrawingPartsContext);
  const Help = helps[kind];
  return (
    <div className="error-page">
      <div className="error-page-help">
        <Help view={view} data={data} />
      </div>
      <div className="error-page-drawing">
        {scene && NamedScene ? <NamedScene name={scene} /> : <Drawing scene={plainScenes.repair} />}
      </div>
    </div>
  );
}

/** Enough of a request's id to find its lines in the log, and short enough to be read out (docs/operations.md). */
const referenceLength = 8;

const helps: Readonly<Record<ErrorKind, (props: PageProps<ErrorData>) => ReactNode>> = {
  unauthorized: Unauthorized,
  'not-found': NotFound,
  technical: Technical,
};

function Unauthorized({ view }: PageProps<ErrorData>) {
  const texts = useTexts().errors;
  const { links } = view.shell;
  return (
    <>
      <p className="error-page-lead">{texts.unauthorizedText}</p>
      <p>
        <strong>{texts.unauthorizedHint}</strong> {texts.unauthorizedHelp}
      </p>
      <ul className="error-page-ways">
        <Way icon="user" href={links.login} title={texts.login} />
        <Way icon="home" href={links.home} title={texts.goHome} />
      </ul>
    </>
  );
}

function NotFound({ view, data }: PageProps<ErrorData>) {
  const {
    errors: texts,
    shell: { search },
  } = useTexts();
  const { links, operator } = view.shell;
  return (
    <>
      <p className="error-page-lead">
        {asSentence(data.reason ?? texts.notFoundText)} {texts.checkAddress}
      </p>
      <QuickSearch
        links={links}
        label={search.inPage}
        hint={texts.useSearch}
        example={operator.searchExample}
      />
      <ul className="error-page-ways">
        <Way icon="home" href={links.home} title={texts.goHome} />
        <Way icon="clock" href={links.schedules} title={texts.schedules} />
        <Way icon="warning" href={links.notices} title={texts.notices} />
      </ul>
    </>
  );
}

/** More words follow: what a service says may be without its full stop. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function Technical({ view, data }: PageProps<ErrorData>) {
  const texts = useTexts().errors;
  return (
    <>
      <p className="error-page-lead">{texts.technicalText}</p>
      {data.reason && <p>{data.reason}</p>}
      <h2>{texts.help}</h2>
      <ul className="error-page-ways">
        <li>
          {/* A new document, not a navigation: the page itself is what failed. */}
          <a href={view.route.url}>{texts.refresh}</a>
        </li>
        <li>{texts.comeBackLater}</li>
        <CallUs line={view.shell.operator.phones.general} as="li" />
      </ul>
      {data.requestId && (
        <p className="error-page-request">
          {texts.requestId} <code>{data.requestId.slice(0, referenceLength)}</code>
        </p>
      )}
    </>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
}

function Way({ icon, href, title }: WayProps) {
  return (
    <li>
      <SiteLink className="error-page-way" href={href}>
        <Icon name={icon} />
        {title}
        <Icon name="chevron-right" size="s" />
      </SiteLink>
    </li>
  );
}

import type { Mode } from '#domain/mode.ts';
import { useFleet } from '#site/i18n/operator-traits.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import {
  displayHelpPath,
  displayModes,
  type DisplayMode,
  type SchedulePlace,
} from '#site/routing/schedule-paths.ts';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import { TextLink } from '#site/ui/text-link/text-link.tsx';
import { DisplayMaker } from './display-maker.tsx';
import type { DisplaysData } from './data.server.ts';
import './page.css';

/** What the other forms of a board are, and how to set one up. */
export default function DisplaysPage({ view, data }: PageProps<DisplaysData>) {
  const texts = useTexts('routes').displays;
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  const fleet = useFleet();
  const { mode } = data;
  const how: readonly (string | ((fleet: Mode) => string))[] = mode
    ? Object.values(texts.modes[mode].how)
    : [];
  const steps = how.map((step) => (typeof step === 'string' ? step : step(fleet)));
  return (
    <div className="page-width displays">
      <PageHeading title={view.info.title} subtitle={mode ? texts.modes[mode].summary : texts.intro} />
      {mode && (
        <>
          <ul className="displays-how">
            {steps.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <DisplayMaker mode={mode} place={place} origin={view.route.origin} asked={data.asked} />
          <h2>{texts.others}</h2>
        </>
      )}
      <ModeRows modes={displayModes.filter((each) => each !== mode)} place={place} />
      <p>
        <TextLink href="/services/schedule/">{texts.api}</TextLink>
      </p>
    </div>
  );
}

function ModeRows({
  modes,
  place,
}: {
  readonly modes: readonly DisplayMode[];
  readonly place: SchedulePlace;
}) {
  const texts = useTexts('routes').displays;
  const icons: Readonly<Record<DisplayMode, IconName>> = {
    lobby: useFleet(),
    text: 'list',
    embed: 'grid',
  };
  return (
    <ul className="link-rows">
      {modes.map((mode) => (
        <li key={mode}>
          <LinkRow
            href={displayHelpPath(place, mode)}
            lead={<Icon name={icons[mode]} />}
            detail={texts.modes[mode].summary}
          >
            {texts.modes[mode].title}
          </LinkRow>
        </li>
      ))}
    </ul>
  );
}

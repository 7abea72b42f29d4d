import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { formatMoney } from '#site/i18n/format-number.ts';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { ShareButton } from '#site/ui/share-button/share-button.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PageView } from '#site/view.ts';
import type { AnswerFacts } from './answer-facts.ts';
import { periodOf, ridesWords, tripsWords } from './answer-words.ts';
import { AssumedList } from './assumed-list.tsx';
import { RangesSection } from './ranges-section.tsx';
import { WaysSection } from './ways-section.tsx';

interface AnswerProps {
  readonly facts: AnswerFacts;
}

/** What costs least, why, among what, from how many rides on, and what was taken for granted. */
export function AnswerView({ facts, view }: AnswerProps & { readonly view: PageView }) {
  const { fares: texts, ui } = useTexts('fares');
  const { info, shell } = view;
  const { survey, own } = facts.paths;
  const back = info.breadcrumbs.at(-2)?.title;
  return (
    <div className="page-width best-fare">
      <p className="best-fare-back screen-only">
        <ContentLink href={survey}>
          <Icon name="arrow-left" size="s" /> {back}
        </ContentLink>
      </p>
      <Answer facts={facts} />
      <Given facts={facts} />
      <div className="best-fare-columns">
        <WaysSection facts={facts} />
        <RangesSection facts={facts} />
        <AssumedList facts={facts} operator={shell.operator.shortName} />
      </div>
      <div className="best-fare-tools needs-script screen-only">
        <ShareButton title={info.title} page={own} label={texts.share} />
        <Button kind="quiet" icon="printer" onClick={() => window.print()}>
          {ui.print}
        </Button>
      </div>
    </div>
  );
}

function Answer({ facts }: AnswerProps) {
  const texts = useTexts('fares').fares;
  const locale = useLocale();
  const { ways, rider, saved, buy, paths } = facts;
  const [best = { label: '', cents: 0 }] = ways;
  return (
    <div className="best-fare-answer">
      <p className="best-fare-lead">{texts.cheapest}</p>
      <h1 id={pageHeadingId} tabIndex={-1}>
        {best.label}
      </h1>
      <p className="best-fare-price">
        <b>{formatMoney(best.cents, locale)}</b> {periodOf(facts, texts)}
      </p>
      <p className="best-fare-why">
        {texts.why} <b>{ridesWords(facts, texts)}</b> {texts.atFare[rider]}
        {saved !== undefined && (
          <>
            {' '}
            {texts.youPay} <b className="figures">{formatMoney(saved, locale)}</b> {texts.less}
          </>
        )}
      </p>
      <div className="form-actions screen-only">
        {buy !== undefined && <ButtonLink href={buy}>{texts.buy}</ButtonLink>}
        <ButtonLink kind="secondary" href={paths.edit}>
          {texts.change}
        </ButtonLink>
      </div>
    </div>
  );
}

function Given({ facts }: AnswerProps) {
  const texts = useTexts('fares').fares;
  const { given } = texts;
  const { need, subscribes } = facts.answers;
  const rows = [
    [given.you, facts.riderName],
    [given.trips, tripsWords(facts, texts)],
    ...(need === 'stay' ? [] : [[given.subscription, subscribes ? given.subscribes : given.doesNot]]),
    [given.transfers, given.transferMinutes(facts.assumed.transferMinutes)],
  ];
  return (
    <dl className="best-fare-given" aria-label={given.heading}>
      {rows.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

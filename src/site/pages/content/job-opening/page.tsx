import { formatDay } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { JobOpeningData } from './data.server.ts';
import './page.css';

/** One job: what it is, until when and where one applies. */
export default function JobOpeningPage({ data }: PageProps<JobOpeningData>) {
  const texts = useTexts('lists').jobs;
  const locale = useLocale();
  const { job, isClosed, applyUrl, list } = data;
  const dayOf = (day: string | undefined) => day !== undefined && formatDay(day, locale);
  const facts = [
    [texts.category, job.category],
    [texts.place, job.place],
    [texts.type, job.type],
    [texts.posted, dayOf(job.postedOn)],
    [texts.ends, !isClosed && (dayOf(job.endsOn) || texts.open)],
    [texts.number, job.id],
  ].filter(([, value]) => value);
  return (
    <div className="job-opening">
      {isClosed && (
        <Callout title={texts.closed}>
          <p>
            {job.endsOn !== undefined && texts.closedOn(formatDay(job.endsOn, locale))}{' '}
            <ContentLink href={list}>{texts.all}</ContentLink>
          </p>
        </Callout>
      )}
      <dl className="job-facts">
        {facts.map(([name, value]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {applyUrl !== undefined && <Apply href={applyUrl} />}
      <RichTextView value={job.description} />
      <p className="job-ways">
        {applyUrl !== undefined && <ButtonLink href={applyUrl}>{texts.apply}</ButtonLink>}
        <ContentLink href={list}>{texts.all}</ContentLink>
      </p>
    </div>
  );
}

function Apply({ href }: { readonly href: string }) {
  const texts = useTexts('lists').jobs;
  return (
    <div className="job-ways">
      <ButtonLink href={href}>{texts.apply}</ButtonLink>
      <span className="soft">{texts.applyHelp}</span>
    </div>
  );
}

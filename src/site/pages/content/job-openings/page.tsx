import { jobFacets } from '#domain/job.ts';
import { languageTags } from '#domain/locale.ts';
import { Blocks } from '#site/blocks/blocks.tsx';
import { formatDayOfMonth } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Button } from '#site/ui/button/button.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { FoundList, ListPage } from '#site/ui/list-page/list-page.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { Pagination } from '#site/ui/pagination/pagination.tsx';
import { SelectField } from '#site/ui/select-field/select-field.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { JobOpeningsData, JobRow } from './data.server.ts';
import { fields, formatQuestion, type JobQuestion } from './job-question.ts';
import './page.css';

/** The jobs one can apply for, sorted out by a form that works without script. */
export default function JobOpeningsPage({ view, data }: PageProps<JobOpeningsData>) {
  const texts = useTexts('lists').jobs;
  const { question, found } = data;
  const base = view.route.url.split('?')[0] ?? '';
  return (
    <ListPage found={found && <Found found={found} question={question} base={base} />} texts={texts}>
      <Blocks blocks={data.blocks} />
    </ListPage>
  );
}

interface FoundProps {
  readonly found: NonNullable<JobOpeningsData['found']>;
  readonly question: JobQuestion;
  readonly base: string;
}

function Found({ found, question, base }: FoundProps) {
  const texts = useTexts('lists').jobs;
  const { rows, count, pageCount, words } = found;
  const isWhole = jobFacets.every((facet) => question[facet] === undefined);
  if (count === 0 && isWhole)
    return (
      <EmptyState title={texts.none}>
        <p>{texts.noneHelp}</p>
      </EmptyState>
    );
  return (
    <>
      <form className="job-filter" role="search" action={base} method="get">
        {jobFacets.map((facet) => (
          <SelectField
            // Another list has other choices made.
            key={`${facet} ${question[facet] ?? ''}`}
            id={`job-${facet}`}
            name={fields[facet]}
            label={texts[facet]}
            emptyLabel={texts.any}
            options={words[facet].map((word) => ({ value: word, label: word }))}
            defaultValue={question[facet]}
          />
        ))}
        <Button type="submit" kind="secondary">
          {texts.filter}
        </Button>
      </form>
      {count === 0 ? (
        <EmptyState title={texts.noMatch}>
          <p>
            {texts.noMatchHelp} <ContentLink href={base}>{texts.all}</ContentLink>
          </p>
        </EmptyState>
      ) : (
        <FoundList heading={texts.count(count)}>
          <ul className="link-rows jobs">
            {rows.map((job) => (
              <li key={job.id}>
                <JobLink job={job} />
              </li>
            ))}
          </ul>
          <Pagination
            page={question.page}
            pageCount={pageCount}
            hrefOf={(page) => formatQuestion(base, { ...question, page })}
          />
          {!isWhole && (
            <p>
              <ContentLink href={base}>{texts.all}</ContentLink>
            </p>
          )}
        </FoundList>
      )}
    </>
  );
}

function JobLink({ job }: { readonly job: JobRow }) {
  const texts = useTexts('lists').jobs;
  const locale = useLocale();
  const detail = [job.category, job.place, job.type].filter((word) => word !== '').join(' · ');
  const until = job.endsOn === undefined ? texts.open : texts.until(formatDayOfMonth(job.endsOn, locale));
  const lang = job.locale === locale ? undefined : languageTags[job.locale];
  return (
    <LinkRow
      href={job.href}
      detail={
        <>
          <span lang={lang}>{detail}</span>
          <span className="job-until">{until}</span>
        </>
      }
    >
      <span lang={lang}>{job.title}</span>
    </LinkRow>
  );
}

import { Blocks } from '#site/blocks/blocks.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { FoundList, ListPage } from '#site/ui/list-page/list-page.tsx';
import { Pagination } from '#site/ui/pagination/pagination.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PointsOfSaleData } from './data.server.ts';
import { NearButton } from './near-button.tsx';
import { SaleForm } from './sale-form.tsx';
import { SaleMap } from './sale-map.tsx';
import { formatQuestion, type SaleQuestion } from './sale-question.ts';
import { SaleRowView } from './sale-row-view.tsx';
import './page.css';

/** Where fares are sold: a search, a list with the nearest on top, and the same on a map. */
export default function PointsOfSalePage({ view, data }: PageProps<PointsOfSaleData>) {
  const texts = useTexts('lists').pointsOfSale;
  const { question, found } = data;
  const base = view.route.url.split('?')[0] ?? '';
  const hrefOf = (change: Partial<SaleQuestion>) => formatQuestion(base, { ...question, page: 1, ...change });
  return (
    <ListPage
      choices={
        <div className="sale-choices">
          <SaleForm action={base} question={question} />
          <NearButton hrefOf={(near) => hrefOf({ near })} />
          {found && <Services found={found} question={question} hrefOf={hrefOf} />}
        </div>
      }
      found={found && <Found found={found} view={view} question={question} hrefOf={hrefOf} all={base} />}
      texts={texts}
    >
      <Blocks blocks={data.blocks} />
    </ListPage>
  );
}

function Services({ found, question, hrefOf }: Pick<FoundProps, 'found' | 'question' | 'hrefOf'>) {
  const texts = useTexts('lists').pointsOfSale;
  if (found.services.length === 0) return null;
  return (
    <ChipRow label={texts.services}>
      {found.services.map(({ code, name, count }) => {
        const isChosen = question.services.includes(code);
        const others = question.services.filter((each) => each !== code);
        return (
          <ChipLink
            key={code}
            href={hrefOf({ services: isChosen ? others : [...others, code] })}
            chosen={isChosen}
          >
            {name} <data value={count}>{count}</data>
          </ChipLink>
        );
      })}
    </ChipRow>
  );
}

interface FoundProps extends Pick<PageProps, 'view'> {
  readonly found: NonNullable<PointsOfSaleData['found']>;
  readonly question: SaleQuestion;
  readonly all: string;
  hrefOf(change: Partial<SaleQuestion>): string;
}

function Found({ found, view, question, all, hrefOf }: FoundProps) {
  const texts = useTexts('lists').pointsOfSale;
  const { rows, services, count, pageCount, drawings } = found;
  const { shell } = view;
  const isWhole = question.text === '' && question.services.length === 0;
  if (rows.length === 0)
    return (
      <EmptyState title={texts.none}>
        <p>{texts.noneHelp}</p>
        <p>
          <ButtonLink kind="secondary" href={all}>
            {texts.all}
          </ButtonLink>
        </p>
      </EmptyState>
    );
  return (
    <div className="sale-columns">
      <FoundList
        heading={
          question.text === '' ? texts.count(count) : `${texts.count(count)} ${texts.forWords(question.text)}`
        }
      >
        {question.near && (
          <p className="soft">
            {texts.nearest} <ContentLink href={hrefOf({ near: undefined })}>{texts.forget}</ContentLink>
          </p>
        )}
        <ol className="sales">
          {rows.map((row) => (
            <SaleRowView key={row.id} row={row} services={services} today={shell.today} />
          ))}
        </ol>
        <Pagination page={question.page} pageCount={pageCount} hrefOf={(page) => hrefOf({ page })} />
        {!isWhole && (
          <p>
            <ContentLink href={all}>{texts.all}</ContentLink>
          </p>
        )}
      </FoundList>
      {drawings && <SaleMap drawings={drawings} rows={rows} styleUrl={shell.mapStyleUrl} />}
    </div>
  );
}

import { Blocks } from '#site/blocks/blocks.tsx';
import { formatDay, formatDayOfYear } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { FindForm } from '#site/ui/find-form/find-form.tsx';
import { FoundList, ListPage } from '#site/ui/list-page/list-page.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { OpusSchoolData, SchoolRow } from './data.server.ts';
import { fields, longestText } from './school-fields.ts';
import './page.css';

/** When the team with the camera comes to which school. */
export default function OpusSchoolPage({ view, data }: PageProps<OpusSchoolData>) {
  const texts = useTexts('lists').schools;
  const { text, found } = data;
  const base = view.route.url.split('?')[0] ?? '';
  return (
    <ListPage
      choices={
        <FindForm
          action={base}
          id="school-text"
          name={fields.text}
          label={texts.search}
          text={text}
          maxLength={longestText}
          find={texts.find}
        />
      }
      found={found && <Found found={found} text={text} base={base} />}
      texts={texts}
    >
      <Blocks blocks={data.blocks} />
    </ListPage>
  );
}

interface FoundProps {
  readonly found: NonNullable<OpusSchoolData['found']>;
  readonly text: string;
  readonly base: string;
}

function Found({ found, text, base }: FoundProps) {
  const texts = useTexts('lists').schools;
  const { rows, count } = found;
  if (count === 0)
    return (
      <EmptyState title={text === '' ? texts.empty : texts.none}>
        <p>
          {text === '' ? texts.emptyHelp : texts.noneHelp}{' '}
          {text !== '' && <ContentLink href={base}>{texts.all}</ContentLink>}
        </p>
      </EmptyState>
    );
  return (
    <FoundList heading={text === '' ? texts.count(count) : `${texts.count(count)} ${texts.forWords(text)}`}>
      {rows.length < count && <p>{texts.firstOnes(rows.length)}</p>}
      <ul className="schools">
        {rows.map((row) => (
          <SchoolView key={row.id} row={row} />
        ))}
      </ul>
      {text !== '' && (
        <p>
          <ContentLink href={base}>{texts.all}</ContentLink>
        </p>
      )}
    </FoundList>
  );
}

function SchoolView({ row }: { readonly row: SchoolRow }) {
  const texts = useTexts('lists').schools;
  const place = [row.address, row.city, row.postalCode].filter((part) => part !== '').join(', ');
  return (
    <li className="school">
      <div>
        <h3>{row.school}</h3>
        <p className="soft">
          <PlaceName>{place}</PlaceName>
        </p>
      </div>
      <p className="school-days">
        <Days row={row} />
        {row.isPast && <span className="soft">{texts.past}</span>}
      </p>
    </li>
  );
}

/** « Le mardi 8 septembre 2026 », or from a day to another. */
function Days({ row: { from, until } }: { readonly row: SchoolRow }) {
  const texts = useTexts('lists').schools;
  const locale = useLocale();
  const last = until ?? from;
  if (from === undefined || last === undefined) return <span>{texts.toCome}</span>;
  const words =
    from === last
      ? texts.on(formatDay(from, locale, 'full'))
      : texts.fromTo(formatDayOfYear(from, locale), formatDay(last, locale, 'full'));
  return <span>{words}</span>;
}

import { formatInstant } from '#site/i18n/format-instant.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { ExportData } from './data.server.ts';
import { AccountHeld, ProfileHeld } from './account-held.tsx';
import {
  ActsHeld,
  DecisionsHeld,
  LinesHeld,
  MailsHeld,
  NewslettersHeld,
  SignInsHeld,
} from './lists-held.tsx';
import '../sections.css';
import './page.css';

/** What is held of a member, in words: the same as the file, for people. */
export default function ExportPage({ view, data }: PageProps<ExportData>) {
  const texts = useTexts('account').ownData.export;
  const locale = useLocale();
  const { timeZone } = view.shell.operator;
  const { held, jsonHref, ownPayments } = data;
  const at = (instant: string) => formatInstant(Date.parse(instant), { locale, timeZone });
  return (
    <div className="account-sections">
      <div className="stack">
        <p>{texts.made(at(held.made))}</p>
        <p className="export-file">
          <a className="button" data-kind="secondary" href={jsonHref}>
            {texts.download}
          </a>
        </p>
      </div>
      <AccountHeld held={held} at={at} />
      <ProfileHeld held={held} at={at} ownPayments={ownPayments} />
      <LinesHeld held={held} />
      <NewslettersHeld held={held} at={at} />
      <MailsHeld held={held} at={at} />
      <DecisionsHeld held={held} at={at} />
      <SignInsHeld held={held} at={at} />
      <ActsHeld held={held} at={at} />
    </div>
  );
}

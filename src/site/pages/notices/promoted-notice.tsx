import { useTexts } from '#site/i18n/texts.tsx';
import { NoticeLine } from '#site/ui/notice-line/notice-line.tsx';
import type { PromotedNotice } from './promoted-notice.server.ts';
import './promoted-notice.css';

/** Something comes after it. */
const asSentence = (text = '') => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);

/** One line for the worst notice in force, across the page, where riders have not asked for notices. */
export function PromotedNoticeLine({ notice }: { readonly notice: PromotedNotice }) {
  const texts = useTexts().board;
  const { severity, title, summary, href, others } = notice;
  return (
    <div className="promoted-notice" data-severity={severity}>
      <div className="page-width">
        <NoticeLine severity={severity} title={title} href={href}>
          {others > 0 ? [asSentence(summary), texts.otherNotices(others)].join(' ') : summary}
        </NoticeLine>
      </div>
    </div>
  );
}

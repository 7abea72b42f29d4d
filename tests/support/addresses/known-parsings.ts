/** Whose the addresses are that a file reads by `URL` itself. */
type Whose =
  /** Of settings, which are read at the start. */
  | 'settings'
  /** Put together by the program; its host is one of ours, or was read before. */
  | 'ours'
  /** Of the page that a browser shows. */
  | 'browser'
  /** Of the operator's own data, or what its staff type. */
  | 'operator';

/** Files that read addresses by `URL`, how often, and whose they are: all others are read by `parseAddress`. */
export const knownParsings: Readonly<Record<string, readonly [times: number, whose: Whose]>> = {
  'src/app.ts': [2, 'settings'],
  'src/app/build-site.ts': [1, 'settings'],
  'src/app/open-mail.ts': [1, 'settings'],
  // `parseHref` read it before.
  'src/clients/content/blocks/video-player.ts': [1, 'ours'],
  'src/commands/content/open-site.ts': [2, 'operator'],
  'src/commands/operator/check-reach.ts': [1, 'operator'],
  'src/config/kinds.ts': [7, 'settings'],
  'src/lib/calendar/format-calendar.ts': [1, 'ours'],
  'src/lib/parse-address.ts': [1, 'ours'],
  'src/operators/content/contact-page.ts': [1, 'operator'],
  'src/operators/folder/operator-schema.ts': [3, 'operator'],
  'src/platform/backup/postgres-programs.ts': [1, 'settings'],
  'src/platform/database/postgres.ts': [2, 'settings'],
  'src/platform/file-store/s3-store.ts': [1, 'settings'],
  'src/platform/http/ask.ts': [1, 'ours'],
  'src/platform/http/listener/hosts.ts': [2, 'settings'],
  // The listener lets in hosts of ours alone.
  'src/platform/http/service-base.ts': [1, 'ours'],
  'src/platform/mail/smtp-sender.ts': [1, 'settings'],
  'src/platform/pdf/pdf-printer.ts': [1, 'ours'],
  'src/platform/transport.ts': [1, 'settings'],
  'src/services/content/api/content-context.ts': [2, 'ours'],
  // A slash follows the host.
  'src/services/content/api/dispatch.ts': [1, 'ours'],
  'src/services/content/api/metatags.ts': [1, 'ours'],
  'src/services/content/api/page-links.ts': [1, 'ours'],
  'src/services/schedule/feed-request.ts': [2, 'settings'],
  'src/services/schedule/feed/source/url-source.ts': [1, 'settings'],
  'src/services/schedule/live/download.ts': [2, 'settings'],
  'src/site/browser/load-page.ts': [1, 'browser'],
  'src/site/layouts/footer/contact.tsx': [1, 'operator'],
  'src/site/map/live/create-map.ts': [1, 'browser'],
  'src/site/map/live/live-map.tsx': [1, 'browser'],
  'src/site/offline/kept-store.ts': [1, 'browser'],
  'src/site/offline/which-answer.ts': [1, 'browser'],
  'src/site/pages/account/parameters/deletion.tsx': [1, 'ours'],
  'src/site/pages/feeds/feed.ts': [1, 'ours'],
  'src/site/pages/news/list/data.server.ts': [1, 'ours'],
  'src/site/pages/notices/list/feeds/write-agenda.ts': [1, 'ours'],
  'src/site/pages/planner/plan/hand-off.server.ts': [1, 'settings'],
  'src/site/pages/print/load-pdf.server.ts': [1, 'ours'],
  'src/site/pages/schedules/line/change-stop.tsx': [1, 'browser'],
  // `readLine` read it before.
  'src/site/pages/schedules/line/line-about.tsx': [1, 'ours'],
  'src/site/pages/structured.server.ts': [1, 'ours'],
  'src/site/planner/form-data.server.ts': [1, 'settings'],
  'src/site/server/http/qr-endpoint.ts': [2, 'ours'],
  'src/site/server/http/security-headers.ts': [1, 'settings'],
  'src/site/server/http/security-text.ts': [1, 'settings'],
  'src/site/server/http/third-parties.ts': [2, 'settings'],
  // `parseHref` read them before.
  'src/site/server/pages/block-needs.ts': [1, 'ours'],
  // The host is ours, and a slash follows it.
  'src/site/server/pages/page-address.ts': [1, 'ours'],
  'src/site/server/pages/page-handler.ts': [1, 'ours'],
  'src/site/server/pages/structured-data.ts': [1, 'ours'],
  'src/site/trusted-workers.ts': [1, 'browser'],
  'src/site/ui/captcha/provider.ts': [2, 'browser'],
  'src/site/ui/share-button/share-button.tsx': [1, 'browser'],
};

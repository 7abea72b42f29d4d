export const usage = `npm run notices -- ACTION

  publish FILE            publishes a notice; - reads it from the standard input
  publish --fr TITLE --en TITLE [--severity WORD] [--general] [--from TIME] [--until TIME]
  update ID [FILE]        changes a notice; --fr TEXT and --en TEXT add to its history
  end ID [--at TIME]      ends a notice, now or then
  list [--all]            the notices that are posted, or all of them
  log [ID]                who did what, the latest first
  alert on [FILE] --fr TITLE --en TITLE [--message-fr HTML] [--message-en HTML] [--severity WORD]
           [--home] [--page PATH]… [--until TIME]
  alert off
  maintenance on [--page UUID] [--until TIME]
  maintenance off

  --dry-run       only tells what would be touched: lines, stops, departures, printed sheets, subscribers
  --one-language  publishes although the words of one language are missing
  --as NAME       who does it, for the record; the user of this machine unless given
  --url ADDRESS   where the content service is; that of the program of this machine unless given

A TIME is a day (2026-11-20), a time where the operator is (2026-11-20T18:00), one with its offset, or how long from
now (PT2H). docs/editors.md describes the file of a notice. The key of an editor is derived from the secret of the
installation: run this where the program has its data, or with its SECRET.`;

import type { Operator } from '#domain/operator.ts';

/** What stands in an operator's folder, for who opens it next. */
export const folderReadme = ({ name }: Operator, feed: string): string => `# ${name.fr}

This folder is what the site knows of you besides your timetables. It was written from
\`${feed}\`; since then it rules: the site starts with it where \`OPERATOR_DIR\` names it.

| what | what it is |
|---|---|
| \`operator.ts\` | your name, how you are reached, your colours, your kinds of service; every field has its remark |
| \`logo.svg\`, \`icon.svg\` | drawn from your name: put your own in their place (\`icon.png\`, 512 px square, for phones) |
| \`content/\` | the pages and menus a new site begins with, one file for each, in both languages |
| \`settings.json\` | the maintenance switch and the alert, as they stand before staff switch them |

\`npm run operator -- check\` says what is missing or contradicts the feed.

Pages that your staff edit on the site stay as they left them. A file of \`content/\` that you change is
taken over at the next start, as long as nobody has edited that page on the site.
\`npm run content -- export content\` writes what the site has now.
`;

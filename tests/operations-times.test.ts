import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { silentMs, slowest } from '#platform/http/arrivals.ts';
import { defaultLimits } from '#platform/http/listener/listener.ts';
import { firstForm, mostWaiting } from '#services/content/web-forms/upload-share.ts';
import { patience } from '#services/content/web-forms/waiting-files.ts';
import { fileBounds } from '#site/server/forms/file-bounds.ts';

const page = readFileSync('docs/operations.md', 'utf8').replaceAll(/\s+/g, ' ');
const patienceFrom = (fullness: number) =>
  (patience.find(({ from }) => from === fullness)?.ms ?? NaN) / 60_000;
const megabytes = (bytes: number) => bytes / 1024 / 1024;

describe('the page for who operates the program', () => {
  it('gives the times and bounds of the code', () => {
    const { leastFreeBytes, formFilesInDay } = readConfig({});
    const { headersMs, requestMs } = defaultLimits;
    for (const words of [
      `A caller has ${headersMs / 1000} s to send the head of a request and ${requestMs / 1000} s for all of it.`,
      `Headers within ${headersMs / 1000} s, a whole request within ${requestMs / 1000} s.`,
      `Who has sent nothing for ${silentMs / 1000} s is cut off.`,
      `whoever sends less than ${slowest.bytesPerSecond / 1024} KB/s is cut off after ${slowest.graceMs / 1000} s`,
      `${megabytes(mostWaiting.ofNetwork)} MB, ${megabytes(mostWaiting.ofAll)} MB`,
      `A network's first ${megabytes(firstForm)} MB`,
      `A file waits for its form for ${patienceFrom(0) / 60} hours;`,
      `more than a half of the bound of all or of its network waits, for ${patienceFrom(1 / 2) / 60} hours, ` +
        `from three quarters on for ${patienceFrom(3 / 4)} minutes and from seven eighths on for ${patienceFrom(7 / 8)} minutes.`,
      `The site holds ${megabytes(fileBounds.mostBytes)} MB of forms with files in memory`,
      `and ${fileBounds.perNetwork} of one network may be on their way`,
      `\`FORM_FILES_NETWORK_MB\`, ${megabytes(formFilesInDay.ofNetwork)} unless set`,
      `\`FORM_FILES_MB\`, ${megabytes(formFilesInDay.ofAll)} unless set`,
      `\`FREE_DISK_MB\` (${megabytes(leastFreeBytes)})`,
    ])
      expect(page).toContain(words);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { silentMs, slowest } from '#platform/http/arrivals.ts';
import { defaultLimits } from '#platform/http/listener/listener.ts';
import { mostWaiting } from '#services/content/web-forms/upload-share.ts';

const page = readFileSync('docs/operations.md', 'utf8').replaceAll(/\s+/g, ' ');
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
      `\`FORM_FILES_NETWORK_MB\`, ${megabytes(formFilesInDay.ofNetwork)} unless set`,
      `\`FORM_FILES_MB\`, ${megabytes(formFilesInDay.ofAll)} unless set`,
      `\`FREE_DISK_MB\` (${megabytes(leastFreeBytes)})`,
    ])
      expect(page).toContain(words);
  });
});

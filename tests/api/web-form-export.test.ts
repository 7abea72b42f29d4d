import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorHeaders } from '#tests/support/content-service.ts';
import { openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';

let stage: FormsStage;
const sent = 24;

beforeAll(async () => {
  stage = await openFormsStage();
  for (let nth = 0; nth < sent; nth += 1) {
    await stage.sendForm(
      'exemple',
      {
        sujet: { motif: 'retard', jour: '2026-11-09' },
        details: { texte: 'Bien le bonjour', modes: ['poste'] },
      },
      { visitor: `visitor-${nth}` },
    );
  }
  // As much as any field takes, and nothing that a person wrote.
  await stage.database.pool.query(
    `update form_submission
     set labels = replace(labels::text, 'Bien le bonjour', 'bonjour' || repeat('\\n', 10000))::jsonb`,
  );
});
afterAll(() => stage.close());

describe('an export of what a stranger filled with line ends', () => {
  it.each(['csv', 'json'])('is given soon, as %s', async (format) => {
    const began = performance.now();
    const answer = await stage.get(`/staff/forms/exemple/export?format=${format}`, editorHeaders);
    const ms = performance.now() - began;
    expect(answer.status).toBe(200);
    expect(answer.text.split('bonjour').length).toBeGreaterThan(sent);
    // A second for each of them before it was linear.
    expect(ms).toBeLessThan(6000);
  });
});

import { describe, expect, it } from 'vitest';
import type { SubmissionJson } from '#contract/content/submissions.ts';
import type { Transport, WireRequest, WireResponse } from '#platform/transport.ts';
import { createSubmissionsClient } from './submissions.ts';

const editor = {
  visitor: '203.0.113.7',
  uid: 7,
  uuid: 'some-uuid',
  username: 'angèle@exemple.ca',
  accessToken: 'tok',
};
const ref = { formId: 'exemple', number: 12 };

const json: SubmissionJson = {
  number: 12,
  form: 'exemple',
  title: { fr: 'Un exemple', en: 'An example' },
  langcode: 'en',
  created: '2026-11-15T19:00:00.000Z',
  erased: '2027-02-13T19:00:00.000Z',
  fields: [{ key: 'sujet-motif', label: 'Reason', text: 'Delay' }],
  files: [
    { id: 3, name: 'photo.jpg', type: 'image/jpeg', size: 40, left: 'whole', reduced: null },
    {
      id: 4,
      name: 'lettre.pdf',
      type: 'application/pdf',
      size: 50,
      left: 'nothing',
      reduced: '2027-01-15T19:00:00.000Z',
    },
  ],
  reply_to: null,
  replies: [{ actor: 'Luc', body: 'Hello', created: '2026-11-16T19:00:00.000Z', state: 'sent' }],
};

function answering(status: number, body: unknown = '', headers: WireResponse['headers'] = {}) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  return { asked, client: createSubmissionsClient(transport) };
}

describe('what was sent by forms', () => {
  it('is asked for as the editor, by a name that fits a header', async () => {
    const { asked, client } = answering(200, { data: [], next: 4 });
    expect(await client.list(editor, { formId: 'ex/é', before: '9&limit=1' })).toEqual({
      submissions: [],
      next: 4,
    });
    expect(asked).toEqual([
      {
        method: 'GET',
        path: '/staff/forms/ex%2F%C3%A9/submissions?before=9%26limit%3D1',
        headers: {
          authorization: 'Bearer tok',
          'x-visitor': '203.0.113.7',
          'x-actor': 'ang%C3%A8le%40exemple.ca',
        },
      },
    ]);
  });

  it('is read in the words of the domain', async () => {
    const { client } = answering(200, json);
    expect(await client.find(editor, ref)).toEqual({
      ...ref,
      title: json.title,
      locale: 'en',
      createdMs: Date.parse(json.created),
      eraseMs: Date.parse(json.erased),
      fields: json.fields,
      files: [
        { id: 3, name: 'photo.jpg', bytes: 40, left: 'whole' },
        {
          id: 4,
          name: 'lettre.pdf',
          bytes: 50,
          left: 'nothing',
          reducedMs: Date.parse('2027-01-15T19:00:00Z'),
        },
      ],
      replies: [
        { actor: 'Luc', body: 'Hello', createdMs: Date.parse('2026-11-16T19:00:00Z'), state: 'sent' },
      ],
    });
    const latest = { id: 'a', title: json.title, count: 0, unanswered: 0, latest: null };
    const counted = await answering(200, { data: [latest] }).client.countForms(editor);
    expect(counted).toEqual([{ formId: 'a', title: json.title, count: 0, unanswered: 0 }]);
  });

  it.each([
    [201, json, 'kept'],
    [422, { message: 'Who sent it gave no address.' }, 'refused'],
    [404, { message: 'There is no such submission.' }, 'gone'],
  ])('is answered: %i is told by the outcome', async (status, body, outcome) => {
    const { asked, client } = answering(status, body);
    expect(await client.reply(editor, ref, 'Hello')).toBe(outcome);
    expect(asked[0]).toMatchObject({ method: 'POST', body: '{"body":"Hello"}' });
  });

  it('is erased also where it is gone already', async () => {
    await expect(answering(404, { message: 'gone' }).client.erase(editor, ref)).resolves.toBeUndefined();
    await expect(answering(403, {}).client.erase(editor, ref)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await answering(404, { message: 'gone' }).client.find(editor, ref)).toBeUndefined();
  });

  it('is saved as a file under the name that the service gives it', async () => {
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="exemple.csv"',
    };
    const { asked, client } = answering(200, 'numero\r\n', headers);
    const file = await client.exportForm(editor, 'exemple', 'csv');
    expect(file).toEqual({
      type: 'text/csv',
      name: 'exemple.csv',
      bytes: new TextEncoder().encode('numero\r\n'),
    });
    expect(asked[0]?.path).toBe('/staff/forms/exemple/export?format=csv');
    await expect(answering(404, {}).client.loadFile(editor, 'exemple', '9')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

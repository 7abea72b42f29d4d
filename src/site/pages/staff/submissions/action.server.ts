import { defineAction, type Action } from '#site/forms/action.server.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { requireMember } from '#site/pages/account/require-account.server.ts';
import { eraseByMailForm, eraseForm, erasedParam, replyForm } from './form.ts';
import { pathOfSubmissions, requireSubmission } from './submission-place.server.ts';

/** The page that says what was done. It is loaded anew: it shows what there is now. */
const doneAt = (path: string, form: string, more: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams({ done: form, ...more }).toString()}#${form}`;

/** The same words sent twice in a row, as by a second press of the button, are one answer and one mail. */
const reply = defineAction({
  form: replyForm,
  // The longest answer, as a form is sent: a letter with an accent is six characters there.
  maxBytes: 128 * 1024,
  run: async ({ body }, context) => {
    const ref = requireSubmission(context);
    const { content, url } = context;
    const member = requireMember(context);
    const outcome = await member.call(async (access) => {
      const submission = await content.submissions.find(access, ref);
      if (!submission) return 'gone';
      if (submission.replies.at(-1)?.body === body) return 'kept';
      return content.submissions.reply(access, ref, body);
    });
    if (outcome === 'gone') return { kind: 'refused', status: 404, code: 'gone' };
    if (outcome === 'refused') return { kind: 'refused', status: 422, code: 'unreachable' };
    return { kind: 'done', to: doneAt(url.pathname, replyForm.name) };
  },
});

const erase = defineAction({
  form: eraseForm,
  run: async ({ confirmed }, context) => {
    const ref = requireSubmission(context);
    const { content, locale } = context;
    const words = catalogues[locale].staff.submissions.erase;
    if (confirmed === undefined) return { kind: 'again', values: {}, question: words.question(ref.number) };
    await requireMember(context).call((access) => content.submissions.erase(access, ref));
    const list = pathOfSubmissions(context, { formId: ref.formId });
    return { kind: 'done', to: doneAt(list, eraseForm.name) };
  },
});

const eraseByMail = defineAction({
  form: eraseByMailForm,
  run: async ({ mail, asked, confirmed }, context) => {
    const { content, locale } = context;
    const words = catalogues[locale].staff.submissions.eraseByMail;
    if (confirmed === undefined || asked !== mail)
      return { kind: 'again', values: { mail, asked: mail }, question: words.question(mail) };
    const count = await requireMember(context).call((access) =>
      content.submissions.eraseByMail(access, mail),
    );
    const more = { [erasedParam]: String(count) };
    return { kind: 'done', to: doneAt(pathOfSubmissions(context), eraseByMailForm.name, more) };
  },
});

export const actions: Readonly<Record<string, Action>> = {
  [replyForm.name]: reply,
  [eraseForm.name]: erase,
  [eraseByMailForm.name]: eraseByMail,
};

import { useState, type SubmitEvent } from 'react';
import { postForm } from '#site/layouts/post-form/post-form.ts';

/** Posts the choice behind the page, then reloads it: what the choice allows is decided by the server. */
export function useConsentPost() {
  const [failed, setFailed] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await postForm(event.currentTarget, { submitter: event.nativeEvent.submitter });
    if (answer?.ok) location.reload();
    setFailed(!answer?.ok);
  };
  return { failed, submit };
}

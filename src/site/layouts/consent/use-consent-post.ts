import { useState, type SubmitEvent } from 'react';
import { postForm } from '#site/layouts/post-form/post-form.ts';
import { useRefusedTitle } from '#site/layouts/post-form/use-refused-title.ts';

/** Posts the choice behind the page, then reloads it: what the choice allows is decided by the server. */
export function useConsentPost() {
  const [failures, setFailures] = useState(0);
  useRefusedTitle(failures);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await postForm(event.currentTarget, { submitter: event.nativeEvent.submitter });
    if (answer?.ok) location.reload();
    else setFailures(failures + 1);
  };
  return { failed: failures > 0, submit };
}

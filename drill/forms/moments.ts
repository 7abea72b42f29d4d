import type { HoldTriggers } from '../kills/holds.ts';
import { anyPlace } from '../kills/places.ts';
import { atMoment, atRandom, stepsFromOutside, type Kill } from '../kills/steps.ts';
import { receipt } from './sample.ts';

const ofExact = `new.form_id = '${receipt.id}'`;

/** Rows of the form of exact steps wait: a file that comes, one that is claimed, the mail, the commit, the mail's end. */
export const formTriggers: HoldTriggers = {
  'at-upload': `create trigger drill_at_upload after insert on form_file for each row when (${ofExact})`,
  'in-claim': `create trigger drill_in_claim before update on form_file for each row
    when (${ofExact} and new.submission_id is not null)`,
  'in-transaction': `create trigger drill_in_transaction after insert on form_mail for each row
    when (new.recipient = '${receipt.recipient}')`,
  'at-commit': `create constraint trigger drill_at_commit after insert on form_submission
    deferrable initially deferred for each row when (${ofExact})`,
  'before-written': `create trigger drill_before_written before update on form_mail for each row
    when (old.recipient = '${receipt.recipient}' and new.state = 'sent')`,
};

/** When its files were taken, and before the form is sent. */
const whenUploaded: Kill = async ({ places, people }, nth) => {
  const place = await anyPlace(places, nth);
  await people.ask(place, 'uploaded').prepared;
  return place.kill('after the uploads');
};

export const formStepsFromOutside: readonly Kill[] = [whenUploaded, ...stepsFromOutside];

/** On PostgreSQL: also what is held inside of it. */
export const formSteps: readonly Kill[] = [
  atMoment('at-upload', 'after an upload’s insert'),
  atMoment('in-claim', 'while files are claimed'),
  atMoment('in-transaction', 'in the transaction'),
  atMoment('at-commit', 'at COMMIT'),
  ...formStepsFromOutside,
  atMoment('before-written', 'before the answer is written'),
  atRandom,
  atRandom,
];

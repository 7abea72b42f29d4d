import { AppError } from '#lib/errors.ts';

type Options = ConstructorParameters<typeof AppError>[2];

/** What is wrong with an account that is written: `field: text`, one line for each (contract, section 5.2). */
export function fieldsRefused(faults: readonly string[], options?: Options): AppError {
  const lines = faults.map((fault) => `${fault}\n`).join('');
  return new AppError('invalid', `Unprocessable Entity: validation failed.\n${lines}`, options);
}

/** Has a refusal name the fields that were asked for. */
export async function namingFields(
  fields: readonly string[],
  look: () => Promise<void> | void,
): Promise<void> {
  try {
    await look();
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'invalid') throw thrown;
    const { message, facts } = thrown;
    const faults = fields.map((field) => `${field}: ${message}`);
    throw fieldsRefused(faults, { facts, cause: thrown });
  }
}

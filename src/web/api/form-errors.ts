import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { problemOf } from './problem.ts';

/** Shows the server's messages beside their fields. Returns whether there was one for any of these. */
export function showFieldErrors<Fields extends FieldValues>(
  setError: UseFormSetError<Fields>,
  fields: readonly Path<Fields>[],
  error: unknown,
): boolean {
  const { errors } = problemOf(error);
  const atFault = fields.filter((field) => errors[field] !== undefined);
  for (const field of atFault) setError(field, { message: errors[field] ?? '' });
  return atFault.length > 0;
}

import { AppError } from '../error.ts';

const longest = 60;

/** A name for a game as one plain line; `undefined`: none. Throws `illegalName` if it is too long or nothing can be seen of it. */
export function checkName(given: string): string | undefined {
  const name = given.replace(/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' ').trim();
  if (given.trim() === '') return undefined;
  if (name === '') throw new AppError('illegalName', (say) => say('errors.emptyName'));
  if ([...name].length > longest) throw new AppError('illegalName', (say) => say('errors.longName', { most: longest }));
  return name;
}

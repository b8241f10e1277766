import type { $ZodIssue } from 'zod/v4/core';
import type { Issue } from '../errors.ts';

/** Turns zod's complaints into the ones Discord makes about a form body. */
export function issuesOf(zodIssues: ReadonlyArray<$ZodIssue>, path: ReadonlyArray<string | number> = []): Issue[] {
  return zodIssues.flatMap((issue) => issueOf(issue, [...path, ...keys(issue.path)]));
}

function issueOf(issue: $ZodIssue, path: ReadonlyArray<string | number>): Issue[] {
  switch (issue.code) {
    case 'invalid_union':
      return unionIssues(issue.errors, path);
    case 'unrecognized_keys':
      return issue.keys.map((key) => at([...path, key], 'UNKNOWN_FIELD', 'Discord knows no such field here.'));
    case 'too_big':
      return [tooBig(issue.origin, issue.maximum, path)];
    case 'too_small':
      return [tooSmall(issue.origin, issue.minimum, path)];
    case 'invalid_type':
      return [
        issue.input === undefined
          ? at(path, 'BASE_TYPE_REQUIRED', 'This field is required')
          : at(path, 'BASE_TYPE_BAD_TYPE', `This field must be of type ${issue.expected}.`),
      ];
    case 'invalid_value':
      return [at(path, 'BASE_TYPE_CHOICES', `Value must be one of {${issue.values.map(String).join(', ')}}.`)];
    case 'invalid_format':
      return [at(path, 'STRING_TYPE_REGEX', `String value did not validate as ${issue.format}.`)];
    default:
      return [at(path, 'BASE_TYPE_INVALID', issue.message)];
  }
}

function tooBig(origin: string, maximum: number | bigint, path: ReadonlyArray<string | number>): Issue {
  return isNumeric(origin)
    ? at(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${maximum}.`)
    : at(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${maximum} or fewer in length.`);
}

function tooSmall(origin: string, minimum: number | bigint, path: ReadonlyArray<string | number>): Issue {
  return isNumeric(origin)
    ? at(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${minimum}.`)
    : at(path, 'BASE_TYPE_MIN_LENGTH', `Must be ${minimum} or more in length.`);
}

function isNumeric(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint';
}

/**
 * Reports the issues of the branch of a union that was meant: branches are told apart by their literal `type`, so a
 * branch that accepts the type wins, and among equals the one with the fewest complaints.
 */
function unionIssues(branches: ReadonlyArray<ReadonlyArray<$ZodIssue>>, path: ReadonlyArray<string | number>): Issue[] {
  const ofItsShape = branches.filter(
    (branch) => !branch.some((issue) => issue.path.length === 0 && issue.code === 'invalid_type'),
  );
  const meant = (ofItsShape.length > 0 ? ofItsShape : branches).filter((branch) => !branch.some(isAboutType));
  if (meant.length === 0) {
    const place = branches.length === 0 ? path : [...path, 'type'];
    return [at(place, 'UNION_TYPE_CHOICES', 'The value of field "type" is not one that is allowed here.')];
  }
  const [closest] = [...meant].sort((a, b) => a.length - b.length);
  return issuesOf(closest ?? [], path);
}

function isAboutType(issue: $ZodIssue): boolean {
  return issue.path.length === 1 && issue.path[0] === 'type';
}

function at(path: ReadonlyArray<string | number>, code: string, message: string): Issue {
  return { path, code, message };
}

function keys(path: ReadonlyArray<PropertyKey>): Array<string | number> {
  return path.map((key) => (typeof key === 'number' ? key : String(key)));
}

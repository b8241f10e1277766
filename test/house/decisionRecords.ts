/** Decision records (`docs/decisions/`): how they are read, and what can be wrong with them. */
import { declares } from './documents.ts';

export const recordFields = ['Status', 'Code', 'Context', 'Decision', 'Consequence'] as const;

export interface DecisionRecord {
  /** The file in which it stands. */
  readonly page: string;
  /** `D-001 A title` */
  readonly heading: string;
  /** `D-001`, or nothing if the heading has no number. */
  readonly id: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** The facts that records are checked against. */
export interface Project {
  readonly isThere: (path: string) => boolean;
  readonly source: (path: string) => string;
  /** All sources in one text. */
  readonly sources: string;
}

export function recordsIn(page: string, text: string): ReadonlyArray<DecisionRecord> {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const fields = [...lines.join('\n').matchAll(/^- \*\*(\w+):\*\* (.*(?:\n {2}.*)*)/gm)];
      return {
        page,
        heading,
        id: /^D-\d{3}(?= \S)/.exec(heading)?.[0] ?? '',
        fields: new Map(fields.map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()])),
      };
    });
}

const codeIn = (text: string): ReadonlyArray<string> => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isPath = (code: string): boolean => /^[\w.-]+(\/[\w.-]+)*(\/|\/[\w.-]+\.\w+|\.config\.\w+)$/.test(code);

/** Returns one line for each fault of the records, in their order. */
export function faultsOf(records: ReadonlyArray<DecisionRecord>, project: Project): ReadonlyArray<string> {
  const ids = records.map(({ id }) => id);
  return records.flatMap((record, at) => {
    const faults = [
      ...(record.id === '' ? ['has no number'] : []),
      ...(ids.indexOf(record.id) === at ? [] : ['has a number that is used already']),
      ...recordFields.filter((name) => (record.fields.get(name) ?? '') === '').map((name) => `lacks ${name}`),
      ...statusFaults(record.fields.get('Status') ?? '', ids),
      ...codeFaults(record.fields.get('Code') ?? '', project),
      ...nameFaults(record, project),
    ];
    return faults.map((fault) => `${record.page}: ${record.heading}: ${fault}`);
  });
}

function statusFaults(status: string, ids: ReadonlyArray<string>): ReadonlyArray<string> {
  const [, by = ''] = /^replaced by (D-\d{3})$/.exec(status) ?? [];
  return status === '' || status === 'accepted' || ids.includes(by) ? [] : [`has the status “${status}”`];
}

/** The places in the code: paths, each with the names that are declared there. */
function codeFaults(code: string, { isThere, source }: Project): ReadonlyArray<string> {
  return code.split(';').flatMap((place) => {
    const [path = '', ...names] = codeIn(place);
    if (!isThere(path)) return [`names ${path === '' ? 'no place' : path}, which is not there`];
    return names.filter((name) => !declares(source(path), name)).map((name) => `${path} does not declare ${name}`);
  });
}

/** Paths and single names in the text. */
function nameFaults({ fields }: DecisionRecord, { isThere, sources }: Project): ReadonlyArray<string> {
  const told = [...fields].filter(([name]) => name !== 'Code').flatMap(([, text]) => codeIn(text));
  return told
    .filter((code) =>
      isPath(code)
        ? !['', 'src/', 'src/engine/'].some((folder) => isThere(`${folder}${code}`))
        : /^[A-Za-z]\w+$/.test(code) && !new RegExp(`\\b${code}\\b`).test(sources),
    )
    .map((code) => `names ${code}, which is gone`);
}

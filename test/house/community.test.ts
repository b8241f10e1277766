/** Forms for issues, the template of pull requests and the settings of Renovate are what GitHub and Renovate take. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ownNames } from '../../src/words/languages.ts';
import { isThere, readText } from './documents.ts';

const folder = '.github/ISSUE_TEMPLATE';
const text = z.string().trim().min(1);
const validations = z.strictObject({ required: z.boolean() }).optional();
const id = z
  .string()
  .regex(/^[\w-]+$/)
  .optional();
const asked = { label: text, description: text.optional() };
const typed = { ...asked, placeholder: text.optional(), value: text.optional() };

/** The elements of a form, as docs.github.com lists them (Syntax for GitHub's form schema). */
const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
  z.strictObject({ type: z.literal('input'), id, attributes: z.strictObject(typed), validations }),
  z.strictObject({
    type: z.literal('textarea'),
    id,
    attributes: z.strictObject({ ...typed, render: text.optional() }),
    validations,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.strictObject({ ...asked, multiple: z.boolean().optional(), options: z.array(text).min(1) }),
    validations,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id,
    attributes: z.strictObject({
      ...asked,
      options: z.array(z.strictObject({ label: text, required: z.boolean().optional() })).min(1),
    }),
  }),
]);
const issueForm = z.strictObject({
  name: text,
  description: text,
  title: text.optional(),
  labels: z.array(text).min(1).optional(),
  body: z.array(element).min(1),
});
const chooser = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z.array(z.strictObject({ name: text, url: z.url(), about: text })),
});

type Form = z.infer<typeof issueForm>;

function formIn(name: string): Form {
  return issueForm.parse(parse(readText(`${folder}/${name}`)));
}

/** Returns the ids of what has to be filled in. */
function requiredIn({ body }: Form): ReadonlyArray<string | undefined> {
  return body.flatMap((each) => ('validations' in each && each.validations?.required === true ? [each.id] : []));
}

function optionsOf({ body }: Form, wanted: string): ReadonlyArray<string> {
  return body.flatMap((each) => (each.type === 'dropdown' && each.id === wanted ? each.attributes.options : []));
}

const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

describe('forms for issues', () => {
  test('are these, each with a name of its own', () => {
    expect(forms.sort()).toEqual(['bug.yml', 'ruling.yml', 'translation.yml']);
    expect(new Set(forms.map((name) => formIn(name).name)).size).toBe(forms.length);
  });

  test.each(forms)('%s asks for each thing once', (name) => {
    const ids = formIn(name).body.flatMap((each) => ('id' in each && each.id !== undefined ? [each.id] : []));
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a bug needs the version, the game, what was done, expected and seen, and keeps secrets', () => {
    const bug = formIn('bug.yml');
    expect(requiredIn(bug)).toEqual(['version', 'game', 'did', 'expected', 'saw']);
    const promises = bug.body.flatMap((each) => (each.type === 'checkboxes' ? each.attributes.options : []));
    expect(promises).toEqual([{ label: expect.stringMatching(/token.*may not know/), required: true }]);
  });

  test('a ruling needs the rule and the box', () => {
    const ruling = formIn('ruling.yml');
    expect(requiredIn(ruling)).toEqual(['rule', 'box', 'case', 'bot', 'rulebook']);
    expect(optionsOf(ruling, 'box')).toEqual(['Base game', 'Pegasus', 'Exodus', 'Daybreak']);
  });

  test('a translation needs the language, one of ours or another, and the key', () => {
    const translation = formIn('translation.yml');
    expect(requiredIn(translation)).toEqual(['language', 'key', 'now', 'better']);
    expect(optionsOf(translation, 'language')).toEqual([...Object.values(ownNames), 'another one']);
  });

  test('the chooser of forms has what GitHub takes', () => {
    expect(chooser.parse(parse(readText(`${folder}/config.yml`))).blank_issues_enabled).toBe(true);
  });

  test('their documents are there', () => {
    const named = forms.flatMap((name) => [...readText(`${folder}/${name}`).matchAll(/blob\/HEAD\/([\w./-]+)/g)]);
    expect(named.map(([, path = '']) => path).filter((path) => !isThere(path))).toEqual([]);
    expect(named).toHaveLength(1);
  });
});

test('the guide for contributors is short', () => {
  expect(readText('CONTRIBUTING.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test('the guide for contributors names the scripts of package.json', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readText('package.json')));
  const pages = ['CONTRIBUTING.md', 'SECURITY.md', '.github/PULL_REQUEST_TEMPLATE.md'].map(readText).join('\n');
  const named = [...pages.matchAll(/npm (?:run )?(?!version)([a-z]+)\b/g)].map(([, name = '']) => name);
  expect(named.filter((name) => scripts[name] === undefined && name !== 'pin')).toEqual([]);
});

/** The fields of Renovate's configuration that we use, as docs.renovatebot.com lists them. */
const schedule = z.array(text).min(1);
const rule = z
  .strictObject({
    description: text,
    matchManagers: z.array(text),
    matchDepTypes: z.array(z.enum(['dependencies', 'devDependencies', 'engines'])),
    matchPackageNames: z.array(text),
    matchUpdateTypes: z.array(z.enum(['major', 'minor', 'patch', 'pin', 'digest', 'pinDigest', 'lockFileMaintenance'])),
    rangeStrategy: z.enum(['auto', 'pin', 'bump', 'replace', 'widen', 'update-lockfile', 'in-range-only']),
    allowedVersions: text,
    groupName: text,
    enabled: z.boolean(),
  })
  .partial();
const renovate = z.strictObject({
  $schema: z.literal('https://docs.renovatebot.com/renovate-schema.json'),
  description: text,
  extends: z.array(text),
  timezone: z.literal('Etc/UTC'),
  schedule,
  minimumReleaseAge: text,
  prConcurrentLimit: z.int(),
  labels: z.array(text),
  semanticCommits: z.enum(['auto', 'enabled', 'disabled']),
  commitMessagePrefix: text,
  commitMessageAction: text,
  lockFileMaintenance: z.strictObject({ enabled: z.literal(true), schedule }),
  packageRules: z.array(rule),
});

describe('Renovate', () => {
  const { schedule: weekly, lockFileMaintenance, packageRules } = renovate.parse(JSON.parse(readText('renovate.json')));
  const pack = z
    .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readText('package.json')));
  const packages: Readonly<Record<string, string>> = { ...pack.dependencies, ...pack.devDependencies };

  test('comes on Mondays, for the lock file, too', () => {
    for (const each of [...weekly, ...lockFileMaintenance.schedule]) expect(each).toMatch(/^\* \S+ \* \* 1$/);
  });

  test('pins packages and groups what comes in a week', () => {
    expect(packageRules.find(({ rangeStrategy }) => rangeStrategy === 'pin')?.matchDepTypes).toEqual([
      'dependencies',
      'devDependencies',
    ]);
    const grouped = packageRules.flatMap(({ groupName, matchDepTypes = [] }) =>
      groupName === undefined ? [] : matchDepTypes,
    );
    expect(grouped).toEqual(['dependencies', 'devDependencies']);
  });

  test('knows the packages that its rules name, and the limits fit what is installed', () => {
    const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(named.filter((name) => packages[name] === undefined)).toEqual([]);
    for (const { matchPackageNames: [name = ''] = [], allowedVersions } of packageRules) {
      if (allowedVersions === undefined) continue;
      const limit = /^<(\d+(?:\.\d+)?)$/.exec(allowedVersions)?.[1] ?? '';
      expect((packages[name] ?? '').localeCompare(limit, 'en', { numeric: true })).toBe(-1);
    }
  });

  test('two packages of one version come together', () => {
    expect(packages['vitest']).toBe(packages['@vitest/runner']);
    expect(packageRules.find(({ groupName }) => groupName === 'vitest')?.matchPackageNames).toEqual([
      'vitest',
      '@vitest/runner',
    ]);
  });
});

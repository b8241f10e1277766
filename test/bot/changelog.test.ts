import { expect, test } from 'vitest';
import { releasesIn } from '../../src/bot/changelog.ts';

const changelog = `# Changelog

Some words.

## Unreleased

### Added

- Something to come.

## [1.1.0] - 2027-01-31

### Added

#### For players

- A line that is
  broken, with a [guide](docs/hosts.md) and an [address](https://example.org).
- Another one.

### Other

- Left out.

### Fixed

- A mistake.

## 1.0.0 - 2026-11-29

### Removed

- The last line.
`;

test('reads releases in their order, without what isn’t released yet', () => {
  expect(releasesIn(changelog).map(({ version, date }) => [version, date])).toEqual([
    ['1.1.0', '2027-01-31'],
    ['1.0.0', '2026-11-29'],
  ]);
});

test('sorts changes by kind, one item per line, in the markup that Discord knows', () => {
  const [newest, first] = releasesIn(changelog);
  expect(newest?.changes).toEqual([
    {
      kind: 'added',
      text: '**For players**\n- A line that is broken, with a guide and an [address](https://example.org).\n- Another one.',
    },
    { kind: 'fixed', text: '- A mistake.' },
  ]);
  expect(first?.changes).toEqual([{ kind: 'removed', text: '- The last line.' }]);
});

test('finds no release in other texts', () => {
  expect(releasesIn('')).toEqual([]);
  expect(releasesIn('# Changelog\n\n## 1.0 - soon\n')).toEqual([]);
});

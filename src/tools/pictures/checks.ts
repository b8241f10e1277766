/** Skill checks whose cards were turned faceup. */
import type { CheckPicture } from '../../../render/index.ts';

function cards(...names: ReadonlyArray<string>): ReadonlyArray<string> {
  return names.map((name) => `skill/base/${name}`);
}

const partial: CheckPicture = {
  source: 'crisis/base/prisoner-revolt',
  difficulty: 11,
  positive: cards(
    'investigative-committee/4',
    'consolidate-power/2',
    'executive-order/1',
    'declare-emergency/3',
    'launch-scout/2',
    'strategic-planning/3',
  ),
  negative: cards('evasive-maneuvers/2', 'repair/1', 'scientific-research/5'),
  nullified: [],
  total: 7,
  result: 'partial',
};

const disaster: CheckPicture = {
  source: 'location/base/admirals-quarters',
  difficulty: 7,
  positive: [],
  negative: cards(
    'evasive-maneuvers/2',
    'maximum-firepower/4',
    'repair/1',
    'scientific-research/5',
    'repair/2',
    'maximum-firepower/3',
    'evasive-maneuvers/1',
  ),
  nullified: cards('launch-scout/2'),
  total: -18,
  result: 'fail',
};

export const checkGallery: Readonly<Record<string, CheckPicture>> = {
  'check-sheet-partial': partial,
  'check-sheet-passed': { ...partial, difficulty: 5, total: 7, result: 'pass' },
  'check-sheet-disaster': disaster,
};

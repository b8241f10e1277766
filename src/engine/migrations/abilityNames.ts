/**
 * The English names that abilities had up to version 5 of stored states. Never to be changed: stored text stays as it
 * was written, no matter what the sheets say today.
 */
export const abilityNames: Readonly<Record<string, ReadonlyArray<string>>> = {
  'character/base/william-adama': ['Inspirational Leader', 'Command Authority', 'Emotionally Attached'],
  'character/base/lee-apollo-adama': ['Alert Viper Pilot', 'CAG', 'Headstrong'],
  'character/base/gaius-baltar': ['Delusional Intuition', 'Cylon Detector', 'Coward'],
  'character/base/sharon-boomer-valerii': ['Recon', 'Mysterious Intuition', 'Sleeper Agent'],
  'character/base/galen-tyrol': ['Maintenance Engineer', 'Blind Devotion', 'Reckless'],
  'character/base/karl-helo-agathon': ['ECO Officer', 'Moral Compass', 'Stranded'],
  'character/base/laura-roslin': ['Religious Visions', 'Skilled Politician', 'Terminal Illness'],
  'character/base/kara-starbuck-thrace': ['Expert Pilot', 'Secret Destiny', 'Insubordinate'],
  'character/base/saul-tigh': ['Cylon Hatred', 'Declare Martial Law', 'Alcoholic'],
  'character/base/tom-zarek': ['Friends in Low Places', 'Unconventional Tactics', 'Convicted Criminal'],
  'character/pegasus/helena-cain': ['Intolerant', 'Blind Jump', 'Bent on Revenge'],
  'character/pegasus/anastasia-dee-dualla': ['Efficient', 'Fast Learner', 'Emotionally Fragile'],
  'character/pegasus/ellen-tigh': ['Politically Adroit', 'Manipulative', 'Nothing But Trouble'],
  'character/pegasus/louanne-kat-katraine': ['Hotshot', 'Sacrifice', 'Stim Junkie'],
  'character/pegasus/cavil': ['Primacy', 'Aggressive Tactics', 'Lies and Secrets'],
  'character/pegasus/leoben-conoy': ['Glimpse the Face of God', 'Cryptic Message', 'Clouded'],
  'character/pegasus/caprica-six': ['Intimate', 'Human Delusion', 'Conflicted Loyalties'],
  'character/exodus/samuel-t-anders': ['Star Player', 'Longshot', 'Starts on the Bench'],
  'character/exodus/callandra-cally-tyrol': ['Quick Fix', 'Discharge of a Firearm', 'Impulsive'],
  'character/exodus/felix-gaeta': ['FTL Operator', 'Coup', 'Misguided'],
  'character/exodus/tory-foster': ['Adaptable', 'Influential', 'Amoral'],
  'character/daybreak/lee-adama': ['Forward Thinker', 'Choose a Different Path', 'Moral Dilemma'],
  'character/daybreak/romo-lampkin': ['Deceitful', 'Attorney', 'Kleptomania'],
  'character/daybreak/tom-zarek': ['Necessary Steps', 'Abuse Power', 'Disreputable'],
  'character/daybreak/louis-hoshi': ['Dutiful', 'Organized', 'Reluctant'],
  'character/daybreak/karl-helo-agathon': ['Raptor Pilot', 'No One Gets Left Behind', 'Family Commitments'],
  'character/daybreak/brendan-hot-dog-costanza': ['Memento', 'Escort', 'Forced to Eject'],
  'character/daybreak/gaius-baltar': ['Cult Leader', 'Broadcast', 'Spiritual Crisis'],
  'character/daybreak/sherman-doc-cottle': ['Treatment', 'Quarantine', 'Specialized'],
  'character/daybreak/sharon-athena-agathon': ['For Love', 'Resolute', 'Grieving'],
  'character/daybreak/danna-biers': ['Visions', "Don't Trust Anyone", 'Heretic'],
  'character/daybreak/aaron-doral': ['Industrious', 'Meticulous', 'Vanity'],
  'character/daybreak/simon-oneill': ['Calculating', 'Modifications', 'Logic-Bound'],
};

/** An ability's id is that of its sheet with the ability's name in small letters and dashes. */
export const abilityIdOf = (character: string, name: string): string =>
  `${character}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The second titles of Cylon cards, by which the question whether to use such a card had named it. */
export const cylonTitles: ReadonlyArray<string> = [
  'Can Reduce Morale by 1',
  'Can Send a Character to Sickbay',
  'Can Send a Character to the Brig',
  'Can Damage Galactica',
  'Can Place a Centurion Token on the Boarding Party Track',
  'Can Decrease the Jump Preparation Track by 2',
];

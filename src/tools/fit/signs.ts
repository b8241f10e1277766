/**
 * The features that can only help the humans and those that can only harm them, everything else being alike. Games
 * alone don't tell: by them a fleet would be better off with fewer Vipers, fewer Quorum cards and a damaged Command,
 * because of what else comes with these.
 */
const helps = [
  'stores',
  'lowestForTheWay',
  'sumForTheWay',
  'vipersReady',
  'vipersInSpace',
  'vipersDamaged',
  'raptors',
  'nukes',
  'quorumHand',
  'cardsOfTheLoyal',
  'civiliansGuarded',
  'pegasusUnharmed',
  'jumpTrack',
  'jumpIsPossible',
  'lastJump',
];
const harms = [
  'scarce',
  'nearlyOut',
  'short/fuel',
  'short/food',
  'short/morale',
  'short/population',
  'raiders',
  'basestars',
  'damagedBasestars',
  'heavyRaiders',
  'centurions',
  'centurionAtTheDoor',
  'civiliansUnderFire',
  'civiliansNearRaiders',
  'damage',
  'damageNearTheEnd',
  'ftlDamaged',
  'weaponsDamaged',
  'hangarDamaged',
  'commandDamaged',
  'loyalInTheBrig',
  'loyalInSickbay',
  'cardsOfTheHidden',
  'superCrises',
  'hiddenPresident',
  'hiddenAdmiral',
  'gathering',
  'gatheringBasestars',
  'pursuit',
  'lockedShips',
];

export type WeightSigns = Readonly<Record<string, number>>;

/** The sign of each feature, 1 or −1: its weight may not have the opposite one. */
export const signs: WeightSigns = Object.fromEntries<number>([
  ...helps.map((name) => [name, 1] as const),
  ...harms.map((name) => [name, -1] as const),
]);

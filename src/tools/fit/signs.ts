/**
 * What can only help the humans, and what can only harm them, everything else being alike. Games alone don't tell: fleets that have had an
 * easy way have more Vipers left in the Reserves, and whoever has drawn many Quorum cards had a long game.
 */
const helps = [
  'stores', 'lowestForTheWay', 'sumForTheWay', 'vipersReady', 'vipersInSpace', 'vipersDamaged', 'raptors', 'nukes', 'quorumHand',
  'cardsOfTheLoyal', 'civiliansGuarded', 'pegasusUnharmed', 'jumpTrack', 'jumpIsPossible', 'lastJump',
];
const harms = [
  'scarce', 'nearlyOut', 'short/fuel', 'short/food', 'short/morale', 'short/population', 'raiders', 'basestars', 'damagedBasestars',
  'heavyRaiders', 'centurions', 'centurionAtTheDoor', 'civiliansUnderFire', 'civiliansNearRaiders', 'damage', 'damageNearTheEnd',
  'ftlDamaged', 'weaponsDamaged', 'hangarDamaged', 'commandDamaged', 'loyalInTheBrig', 'loyalInSickbay', 'cardsOfTheHidden', 'superCrises',
  'hiddenPresident', 'hiddenAdmiral', 'gathering', 'gatheringBasestars', 'pursuit', 'lockedShips',
];

export type Signs = Readonly<Record<string, number>>;

/** By feature: 1 or −1, which its weight may not be the opposite of. */
export const signs: Signs = Object.fromEntries<number>([
  ...helps.map((name) => [name, 1] as const),
  ...harms.map((name) => [name, -1] as const),
]);

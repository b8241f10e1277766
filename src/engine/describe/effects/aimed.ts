/** One basestar, one area, one kind of ship: what somebody chooses and what happens to it. */
import type { Effects } from '../../../catalogue/effect.ts';
import type { AimedVerb } from '../../../catalogue/effects/aimed.ts';
import { times } from '../grammar.ts';
import { inEnglish } from '../inEnglish.ts';
import { atArea, shipNames, ships } from '../terms.ts';
import { does, fleet, flow, long, may } from './clause.ts';
import type { Clause } from './clause.ts';
import { effectWords } from './table.ts';
import type { Teller } from './table.ts';

/** A brief text says with the roll what it is for. */
const chosenThing = (teller: Teller, then: Effects, rolling: string, choice: string): Clause =>
  long(teller.brief === true
    ? fleet(flow(teller.rollingFor(rolling).clauses(then)))
    : does('you', `${choice}: ${inEnglish(flow(teller.clauses(then)))}`));

effectWords<AimedVerb>({
  chooseBasestar: ({ then }, teller) => chosenThing(teller, then, 'roll at a basestar', 'choose a basestar'),
  chooseArea: ({ then }, teller) => chosenThing(teller, then, 'roll for an area', 'choose a space area'),
  placeBasestar: ({ area, then }, teller) => long(fleet(`place 1 basestar ${atArea(area)}: ${inEnglish(flow(teller.clauses(then)))}`)),
  removeCylons: (_, { brief }) => does('you', brief
    ? 'remove all Cylon ships of 1 space area'
    : 'choose a space area; all Cylon ships there leave the board without being destroyed'),
  destroyAllCylons: (_, { brief }) => fleet(brief ? 'destroy all Cylon ships' : 'destroy all Cylon ships in space'),
  damageBasestar: (count, { brief }) => brief
    ? fleet(count === 1 ? 'damage it' : `damage it ${times(count)}`)
    : fleet(count === 1 ? 'damage that basestar' : `damage that basestar ${times(count)}`),
  hitArea: ({ ship, count }, { brief }) =>
    fleet(`${ship === 'viper' ? 'damage' : 'destroy'} ${ships(count, ship)}${brief ? '' : ' there'}`),
  defendCivilian: ({ raider, heavyRaider, lostOn }, { brief }) =>
    brief
      ? does('you', `destroy ${ships(raider, 'raider')} or ${ships(heavyRaider, 'heavyRaider')} beside a civilian ship, at a risk for it`)
      : long(
          does(
            'you',
            `choose a civilian ship in space; in its area destroy ${ships(raider, 'raider')} or `
              + `${ships(heavyRaider, 'heavyRaider')}. Then roll a die. On ${lostOn} or less: the civilian ship is destroyed`,
          ),
        ),
  sacrifice: ({ raider, heavyRaider }, { brief }) =>
    does(
      'you',
      brief
        ? 'go to Sickbay and destroy ships in your area'
        : `leave your viper for Sickbay; in its area destroy up to ${ships(raider, 'raider')}, `
            + `or up to ${ships(heavyRaider, 'heavyRaider')}, or 1 basestar, or 1 civilian ship`,
    ),
  moveAndAttack: (_, { brief }) => may('you', brief
    ? 'fly to any space area and attack there'
    : 'move your viper to any space area, and then attack 1 Cylon ship in the area where you are'),
  markScar: () => fleet(`1 ${shipNames.raider} that this card has placed is Scar`),
  interfere: (count, { brief }) =>
    fleet(`the first ${ships(count, 'raider')} that act in your space area miss${brief ? '' : ', and no dice are rolled for them'}`),
  activateHeavyRaiders: () => fleet('activate the heavy raiders, but not the centurions'),
});

/** Parts of the status and of the picture's alternative text. Small first letter and no stop. */
import { areas, resources } from '../../../catalogue/vocabulary.ts';
import type { Area, CraftBox, CraftKind } from '../../../catalogue/vocabulary.ts';
import { capital, counted, inRow, listed, noted, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { craftIn, modelsOf } from '../../pieces/craft.ts';
import type { CheckView, GameView, PlayerView, ShipView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { find, jumpSpace, objectiveCard, redZone } from '../lookup.ts';
import { asked } from '../decisions/index.ts';
import { area as areaNoun, cards, name, resource as resourceNoun, ships, skillCards, title, vipers } from '../nouns.ts';
import { traumaWords } from './modules.ts';

export const resourcesLine = ({ resources: left }: GameView): Text =>
  inRow(
    resources.map((resource) =>
      tell('view.resource', {
        resource: resourceNoun(resource),
        left: left[resource],
        red: left[resource] <= redZone(resource),
      }),
    ),
  );

export function jumpLine({ jumpTrack, autoJump }: GameView): Text {
  if (autoJump === 'return') return tell('view.jumpReturns', { space: jumpTrack });
  if (autoJump === 'nothing') return tell('view.jumpUnused');
  const risk = jumpSpace(jumpTrack)?.population;
  return risk === undefined
    ? tell('view.jumpNotReady', { space: jumpTrack })
    : tell('view.jumpReady', { space: jumpTrack, risk });
}

export function distanceLine({ distance, options }: GameView): Text {
  const goal = objectiveCard(options.objective)?.thresholds.find(
    (threshold) => threshold.event === 'finalJump',
  )?.distance;
  if (goal === undefined) return tell('view.distance', { distance });
  return distance >= goal ? tell('view.distanceReached', { distance }) : tell('view.distanceOf', { distance, goal });
}

const shipOrder = ['basestar', 'raider', 'heavyRaider', 'viper', 'civilian'] as const satisfies ReadonlyArray<
  ShipView['kind']
>;

/** “1 basestar (damaged)”, “2 vipers with Apollo” */
function shipsOfKind(kind: ShipView['kind'], here: ReadonlyArray<ShipView>, names: Names): Text {
  const all = here.filter((ship) => ship.kind === kind);
  const models = [
    ...new Set(all.flatMap((ship) => (ship.kind === 'viper' && ship.model !== undefined ? [ship.model] : []))),
  ];
  const each = models.map((model) =>
    vipers(all.filter((ship) => ship.kind === 'viper' && ship.model === model).length, model),
  );
  const pilots = all.flatMap((ship) =>
    ship.kind === 'viper' && ship.pilot !== undefined ? [names.seat(ship.pilot)] : [],
  );
  const hurt = all.filter((ship) => ship.kind === 'basestar' && ship.damage.length > 0).length;
  const told = each.length > 0 ? listed(each) : ships(all.length, kind);
  const damage = hurt === 0 ? [] : [tell('view.damagedOf', { all: hurt === all.length, count: hurt })];
  const withDamage = noted(told, ...damage);
  return pilots.length === 0 ? withDamage : tell('view.withPilots', { ships: withDamage, pilots: listed(pilots) });
}

function areaShips(area: Area, view: GameView, names: Names): ReadonlyArray<Text> {
  const here = view.ships.filter((ship) => ship.area === area);
  return shipOrder
    .filter((kind) => here.some((ship) => ship.kind === kind))
    .map((kind) => shipsOfKind(kind, here, names));
}

/** One line for each area that is not empty, clockwise from the bow. */
export function areaLines(view: GameView, names: Names): ReadonlyArray<Text> {
  const lines = areas.flatMap((area) => {
    const here = areaShips(area, view, names);
    return here.length === 0 ? [] : [tell('view.pair', { what: capital(areaNoun(area)), value: inRow(here) })];
  });
  return lines.length === 0 ? [tell('view.noShips')] : lines;
}

/** “6 vipers”, or by model where the game has several. */
function craftText(view: GameView, box: CraftBox, kind: CraftKind): Text {
  const models = modelsOf(view, kind).filter(({ neverDamaged }) => box !== 'damagedCraft' || neverDamaged !== true);
  if (models.length < 2) return ships(craftIn(view, box, kind), kind);
  return listed(models.map(({ model }) => vipers(view[box][model] ?? 0, model)));
}

export function reservesLine(view: GameView): Text {
  const craft = inRow([craftText(view, 'reserves', 'viper'), craftText(view, 'reserves', 'raptor')]);
  const repaired = craftIn(view, 'damagedCraft', 'viper');
  return inRow(
    [
      tell('view.pair', { what: tell('view.reserves'), value: craft }),
      ...(repaired === 0 ? [] : [tell('view.inRepair', { ships: craftText(view, 'damagedCraft', 'viper') })]),
      counted(view.nukes, 'nuke'),
    ],
    '; ',
  );
}

/** “damaged: Command, Armory”; nothing where there are none. */
const placesLine = (what: Text, ids: ReadonlyArray<string>): Text =>
  ids.length === 0 ? '' : tell('view.pair', { what, value: inRow(ids.map(name)) });

export const damageLine = ({ damaged }: GameView): Text => placesLine(tell('view.damaged'), damaged);
export const closedLine = ({ closed }: GameView): Text => placesLine(tell('view.closed'), closed);
export const inPlayLine = ({ inPlay }: GameView): Text => placesLine(tell('view.inPlay'), inPlay);

export function boardingLine({ boarding }: GameView): Text {
  if (boarding.length === 0) return '';
  const spaces = [...new Set(boarding)].toSorted((a, b) => b - a);
  const at = (space: number): Text => tell('view.boardingSpace', { space });
  const [only, ...others] = spaces;
  const centurions = counted(boarding.length, 'centurion');
  if (only !== undefined && others.length === 0) return tell('view.boardingAtOne', { centurions, where: at(only) });
  const groups = spaces.map((space) =>
    inRow([String(boarding.filter((each) => each === space).length), at(space)], ' '),
  );
  return tell('view.boarding', { centurions, where: listed(groups) });
}

export function placeText({ place: at }: PlayerView): Text {
  switch (at.kind) {
    case 'location':
      return { ...noun(at.location, name(at.location)), case: 'the' };
    case 'piloting':
      return tell('view.piloting', { area: areaNoun(at.area) });
    case 'stranded':
      return tell('view.offBoard');
    case 'none':
      return tell('view.notYet');
  }
}

/** Returns the public facts about a Cylon; empty for a human. */
export const cylonWords = ({ cylon, infiltrating }: PlayerView): ReadonlyArray<Text> =>
  cylon === undefined
    ? []
    : [tell('view.cylon', { kind: cylon }), ...(infiltrating ? [tell('view.infiltrating')] : [])];

/** Whether the once-per-game ability is used up, or what there is to pay for it. */
function onceWords({ usedOncePerGame, modules: { miracles } }: PlayerView): ReadonlyArray<Text> {
  if (miracles !== undefined)
    return [miracles.tokens === 0 ? tell('view.noMiracle') : counted(miracles.tokens, 'miracleToken')];
  return usedOncePerGame ? [tell('view.onceUsed')] : [];
}

/** “miracle tokens: Roslin, Baltar 3”; nothing where the game has none. */
export function miraclesLine({ players, over }: GameView, names: Names): Text {
  if (over !== undefined || players.every(({ modules }) => modules.miracles === undefined)) return '';
  const held = players.flatMap(({ seat, modules: { miracles } }) =>
    miracles === undefined || miracles.tokens === 0
      ? []
      : [`${names.seat(seat)}${miracles.tokens > 1 ? ` ${miracles.tokens}` : ''}`],
  );
  return tell('view.pair', { what: tell('view.miracles'), value: held.length === 0 ? tell('view.none') : inRow(held) });
}

function isMutineerCard(card: string): boolean {
  const found = find(card);
  return found?.kind === 'loyalty' && found.entry.kind === 'mutineer';
}

const isMutineer = ({ openLoyalty }: PlayerView): boolean => openLoyalty.some(isMutineerCard);

/** Face-up Loyalty cards; the Mutineer is told of as such. */
function openLoyaltyCards({ openLoyalty }: PlayerView): ReadonlyArray<Text> {
  const cardsOpen = openLoyalty.filter((card) => !isMutineerCard(card));
  return [...new Set(cardsOpen)].map((card) => {
    const count = cardsOpen.filter((each) => each === card).length;
    return count === 1 ? name(card) : inRow([`${count} ×`, name(card)], ' ');
  });
}

/** “face up: You Are Not a Cylon” */
function openLoyaltyWords(player: PlayerView): ReadonlyArray<Text> {
  const open = openLoyaltyCards(player);
  return open.length === 0 ? [] : [tell('view.faceUp', { cards: listed(open) })];
}

/** “Loyalty cards face up: Adama (You Are Not a Cylon)”; nothing where there are none. */
export function openLoyaltyLine({ players }: GameView, names: Names): Text {
  const held = players.flatMap((player) => {
    const open = openLoyaltyCards(player);
    return open.length === 0 ? [] : [noted(names.seat(player.seat), ...open)];
  });
  return held.length === 0 ? '' : tell('view.pair', { what: tell('view.openLoyalty'), value: inRow(held) });
}

/** How many Mutiny cards a player has; `undefined` of Cylon players, who have none (R-DAY-22). */
function mutinyCards({ cylon, infiltrating, modules: { mutiny } }: PlayerView): number | undefined {
  return cylon !== undefined && !infiltrating ? undefined : mutiny?.cards?.count;
}

/** Whether it is the Mutineer, and how many Mutiny cards it has. */
export function mutinyWords(player: PlayerView): ReadonlyArray<Text> {
  const count = mutinyCards(player);
  return count === undefined ? [] : [...(isMutineer(player) ? [tell('view.mutineer')] : []), cards(count, 'mutiny')];
}

/** “Mutiny cards: Roslin 1, Tigh 2 (Mutineer)”; nothing where the game has none. */
export function mutinyLine({ players, over }: GameView, names: Names): Text {
  if (over !== undefined || players.every(({ modules }) => modules.mutiny === undefined)) return '';
  const held = players.flatMap((player) => {
    const count = mutinyCards(player);
    if (count === undefined || (count === 0 && !isMutineer(player))) return [];
    return [noted(`${names.seat(player.seat)} ${count}`, ...(isMutineer(player) ? [tell('view.mutineer')] : []))];
  });
  return tell('view.pair', { what: tell('view.mutiny'), value: held.length === 0 ? tell('view.none') : inRow(held) });
}

export function playerLine(player: PlayerView, names: Names): Text {
  const parts: ReadonlyArray<Text> = [
    ...cylonWords(player),
    ...player.titles.map((id) => title(id)),
    player.out === true ? tell('view.out') : placeText(player),
    skillCards(player.handCount),
    cards(player.loyaltyCount, 'loyalty'),
    ...openLoyaltyWords(player),
    ...traumaWords(player),
    ...mutinyWords(player),
    ...(player.superCrisisCount > 0 ? [cards(player.superCrisisCount, 'superCrisis')] : []),
    ...player.attached.map(name),
    ...onceWords(player),
  ];
  return tell('view.pair', { what: names.seat(player.seat), value: inRow(parts) });
}

export function checkLine(check: CheckView, names: Names): Text {
  const added: ReadonlyArray<Text> = [
    ...(check.destinyCount > 0 ? [tell('view.destiny', { count: check.destinyCount })] : []),
    ...check.contributions.map(({ seat, count }) => `${names.seat(seat)} ${count}`),
  ];
  return noted(
    inRow([
      tell('view.check', { difficulty: check.difficulty, source: name(check.source) }),
      ...(check.total === undefined ? [] : [tell('view.strength', { total: check.total })]),
    ]),
    ...(added.length === 0 ? [] : [tell('view.pair', { what: tell('view.cards'), value: inRow(added) })]),
  );
}

/** Open questions that the viewer may know of, and the viewer's own. */
export function waitingLines(view: GameView, names: Names): ReadonlyArray<Text> {
  const known = new Set(view.waitingFor.map(({ id }) => id));
  const all = [...view.waitingFor, ...(view.own?.decisions ?? []).filter(({ id }) => !known.has(id))];
  return all.map(({ seat, topic }) => tell('view.waiting', { player: names.seat(seat), ask: asked(topic, names).ask }));
}

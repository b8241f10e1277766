/** At least one example of every topic and choice: a new kind without an example does not compile. */
import type { Choice, Topic } from '../../../src/engine/types/decision.ts';
import type { Names } from '../../../src/engine/describe/index.ts';
import { describeName } from '../../../src/engine/describe/index.ts';
import { homeChoices, homeTopics } from './homeSamples.ts';
import { daybreakSkillTopics } from './daybreakSkillHappenings.ts';
import { flat, type SamplesOf } from './samplesOf.ts';

const players = ['Roslin (@ana)', 'Apollo (@ben)', 'Tyrol (@caro)', 'Baltar (@dan)', 'Tigh (@eva)', 'Boomer (@finn)'];
export const names: Names = { seat: (seat) => players[seat] ?? `Seat ${seat}`, character: describeName };

const why = 'location/base/command';
const scout = 'skill/base/launch-scout/2';

const topicSamples: SamplesOf<Topic> = {
  ...homeTopics,
  ...daybreakSkillTopics,
  offer: [{ kind: 'offer', action: { kind: 'act', source: 'infiltration', ability: 'end' } }],
  lastMotives: [{ kind: 'lastMotives' }],
  stayInSpace: [
    { kind: 'stayInSpace', piloted: true },
    { kind: 'stayInSpace', piloted: false },
  ],
  evacuate: [
    { kind: 'evacuate', why: 'location/pegasus/shipyard' },
    { kind: 'evacuate', why: 'prepareForJump' },
  ],
  chooseForce: [{ kind: 'chooseForce', why: 'location/pegasus/occupation-authority' }],
  lockedShip: [{ kind: 'lockedShip', why: 'location/pegasus/shipyard' }],
  rollAgain: [{ kind: 'rollAgain', result: 3, needed: 5 }],
  meetAlly: [{ kind: 'meetAlly', location: 'location/base/command' }],
  coverAlly: [{ kind: 'coverAlly', ally: 'ally/exodus/saul-tigh' }],
  whoBringsAlly: [{ kind: 'whoBringsAlly' }],
  shipsToMove: [{ kind: 'shipsToMove', why: 'ally/exodus/anastasia-dee-dualla' }],
  discardTrauma: [
    { kind: 'discardTrauma', count: 2, why: 'crossroads/exodus/perjury' },
    { kind: 'discardTrauma', count: 1, why: 'crossroads/exodus/testimony' },
  ],
  layTrauma: [{ kind: 'layTrauma' }],
  keepTitle: [{ kind: 'keepTitle', title: 'president', card: 'quorum/base/accept-prophecy', nominee: 1 }],
  passMutineer: [{ kind: 'passMutineer' }],
  seekMutineer: [{ kind: 'seekMutineer' }],
  giveMutiny: [{ kind: 'giveMutiny', to: 1, why: 'location/daybreak/press-room' }],
  keepMutiny: [
    { kind: 'keepMutiny', count: 1, why: 'location/daybreak/administration' },
    { kind: 'keepMutiny', count: 2, why: 'loyalty/daybreak/you-are-the-mutineer' },
  ],
  discardMutiny: [{ kind: 'discardMutiny', count: 1, why: 'location/daybreak/press-room' }],
  crossroadsResult: [{ kind: 'crossroadsResult', card: 'crossroads/exodus/scanned' }],
  condemn: [{ kind: 'condemn' }],
  passMiracle: [{ kind: 'passMiracle', why: 'character/daybreak/gaius-baltar' }],
  showContribution: [{ kind: 'showContribution' }],
  sift: [{ kind: 'sift', left: 1, why: 'character/daybreak/brendan-hot-dog-costanza' }],
  discardQuorum: [{ kind: 'discardQuorum', count: 1 }],
  exchangeQuorum: [{ kind: 'exchangeQuorum', why: 'quorum/exodus/resignation' }],
  removeCylons: [{ kind: 'removeCylons', why: 'crisis/exodus/strange-beacon' }],
  mayLaunch: [{ kind: 'mayLaunch', why: 'crisis/exodus/return-to-duty' }],
  chooseHull: [{ kind: 'chooseHull', why: 'ship/base/basestar' }],
  proveLoyalty: [{ kind: 'proveLoyalty' }],
  newCharacter: [{ kind: 'newCharacter' }, { kind: 'newCharacter', keeps: true }],
  abilityOrder: [{ kind: 'abilityOrder' }],
  lookAtBottom: [{ kind: 'lookAtBottom', why: 'quorum/pegasus/consult-the-oracle' }],
  cullDestiny: [{ kind: 'cullDestiny', count: 2, why: 'quorum/pegasus/consult-the-oracle' }],
  placeCard: [{ kind: 'placeCard', left: 3, why: 'destination/pegasus/gas-cloud' }],
  learnSkill: [{ kind: 'learnSkill', count: 3, why: 'character/pegasus/anastasia-dee-dualla' }],
  keepOrAdd: [{ kind: 'keepOrAdd', why: 'character/pegasus/anastasia-dee-dualla' }],
  discardStrength: [{ kind: 'discardStrength', left: 12, why: 'loyalty/exodus/personal-goal-selfish' }],
  finalFiveOrder: [{ kind: 'finalFiveOrder', of: 1 }],
  emergency: [{ kind: 'emergency', why: 'skill/exodus/state-of-emergency' }],
  tradeCards: [{ kind: 'tradeCards', why: 'character/exodus/samuel-t-anders' }],
  nameResult: [{ kind: 'nameResult', why: 'character/exodus/samuel-t-anders' }],
  discardFromCheck: [{ kind: 'discardFromCheck', why: 'character/exodus/callandra-cally-tyrol' }],
  giveCard: [{ kind: 'giveCard', to: 1, why: 'character/pegasus/ellen-tigh' }],
  putOnDestiny: [{ kind: 'putOnDestiny', left: 2, why: 'character/pegasus/leoben-conoy' }],
  nameDraw: [{ kind: 'nameDraw', to: 1, why: 'character/pegasus/caprica-six' }],
  addToCheck: [
    { kind: 'addToCheck', why: 'character/pegasus/caprica-six' },
    { kind: 'addToCheck', count: 1, why: 'skill/daybreak/force-their-hand' },
  ],
  chooseCharacter: [{ kind: 'chooseCharacter' }],
  chooseSetupLocation: [{ kind: 'chooseSetupLocation' }],
  chooseStartArea: [{ kind: 'chooseStartArea' }],
  drawSkill: [
    { kind: 'drawSkill', count: 2, why: 'receiveSkills' },
    { kind: 'drawSkill', count: 3, why: 'setup' },
    { kind: 'drawSkill', count: 1, why: 'skill/base/consolidate-power/1' },
  ],
  multiSkill: [{ kind: 'multiSkill', count: 2 }],
  move: [{ kind: 'move' }],
  payForMove: [{ kind: 'payForMove', location: 'location/base/press-room' }],
  action: [
    { kind: 'action', left: 1, why: 'actionStep' },
    { kind: 'action', left: 2, why: 'actionStep' },
    { kind: 'action', left: 1, why: 'location/base/hangar-deck' },
  ],
  orders: [{ kind: 'orders', by: 1 }],
  discard: [
    { kind: 'discard', count: 1, why: 'cost' },
    { kind: 'discard', count: 2, why: 'handLimit' },
    { kind: 'discard', count: 4, why: 'reveal' },
    { kind: 'discard', count: 2, why: 'infiltrationEnded' },
    { kind: 'discard', count: 5, why: 'crisis/base/a-traitor-accused' },
  ],
  react: [
    { kind: 'react', window: 'beforeCards' },
    { kind: 'react', window: 'afterRoll' },
    { kind: 'react', window: 'endOfTurn' },
  ],
  reactionOrder: [{ kind: 'reactionOrder', window: 'crisisRevealed' }],
  movementEndOrder: [{ kind: 'movementEndOrder' }],
  contribute: [{ kind: 'contribute' }],
  chooseOption: [{ kind: 'chooseOption', card: 'crisis/base/water-shortage-a' }],
  chooseEffect: [{ kind: 'chooseEffect', why: 'location/base/presidents-office' }],
  takeRisk: [
    { kind: 'takeRisk', why: 'destination/base/icy-moon', ship: 'raptor', count: 1, atLeast: 3 },
    { kind: 'takeRisk', why: 'destination/base/cylon-refinery', ship: 'viper', count: 2, atLeast: 6 },
  ],
  chooseCrisis: [
    { kind: 'chooseCrisis', why: 'location/base/caprica' },
    { kind: 'chooseCrisis', why: 'character/base/laura-roslin' },
  ],
  chooseCard: [{ kind: 'chooseCard', why: 'character/base/laura-roslin' }],
  choosePlayer: [
    { kind: 'choosePlayer', why: 'location/base/admirals-quarters' },
    {
      kind: 'choosePlayer',
      why: 'quorum/exodus/presidential-order',
      then: [{ giveTitle: { title: 'cag', to: 'chosen' } }],
    },
  ],
  chooseSkill: [{ kind: 'chooseSkill', why: 'character/base/galen-tyrol' }],
  chooseArea: [{ kind: 'chooseArea', why: 'location/base/hangar-deck' }],
  chooseLocation: [
    { kind: 'chooseLocation', why: 'location/base/brig' },
    { kind: 'chooseLocation', who: 1, why: 'mutiny/daybreak/make-a-deal' },
  ],
  chooseShip: [{ kind: 'chooseShip', why: 'location/base/weapons-control' }],
  chooseAmount: [
    { kind: 'chooseAmount', why: 'destination/base/ragnar-anchorage', of: 'viper' },
    { kind: 'chooseAmount', why: 'destination/base/ragnar-anchorage', of: 'raptor' },
    { kind: 'chooseAmount', why: 'character/pegasus/louanne-kat-katraine', of: 'heavyRaider' },
    { kind: 'chooseAmount', why: 'loyalty/base/you-are-a-cylon-can-damage-galactica', of: 'pegasusDamage' },
  ],
  chooseRepair: [{ kind: 'chooseRepair', why: 'skill/base/repair/2' }],
  moveCivilian: [{ kind: 'moveCivilian', why: 'location/base/communications', ship: 12, area: 'stern' }],
  chooseDeck: [{ kind: 'chooseDeck', why: scout }],
  topOrBottom: [{ kind: 'topOrBottom', why: scout, card: 'crisis/base/riots-a', deck: 'crisis' }],
  chooseResult: [{ kind: 'chooseResult', why: 'character/base/sharon-boomer-valerii' }],
  chooseDamage: [{ kind: 'chooseDamage', count: 2, why: 'loyalty/base/you-are-a-cylon-can-damage-galactica' }],
  useAbility: [
    { kind: 'useAbility', source: 'character/base/lee-apollo-adama/alert-viper-pilot' },
    { kind: 'useAbility', source: 'loyalty/base/you-are-a-cylon-can-damage-galactica' },
  ],
  viperActivation: [
    { kind: 'viperActivation', left: 2, why },
    { kind: 'viperActivation', left: 1, why, mandatory: true },
    { kind: 'viperActivation', left: 2, why, cost: 1 },
    { kind: 'viperActivation', left: 2, why, which: 'eachOnce', mandatory: true },
    { kind: 'viperActivation', left: 3, why, which: 'oneViper' },
  ],
  chooseDestination: [{ kind: 'chooseDestination' }],
  placeCivilian: [
    { kind: 'placeCivilian', left: 1, why: 'track/exodus/pursuit' },
    { kind: 'placeCivilian', left: 2, why: 'location/exodus/basestar-bridge' },
  ],
  nukeTarget: [{ kind: 'nukeTarget', why: 'title/exodus/admiral-cylon-fleet' }],
  fleetArea: [
    { kind: 'fleetArea', ship: 'basestar', count: 1, why: 'location/exodus/basestar-bridge' },
    { kind: 'fleetArea', ship: 'raider', count: 3, why: 'location/exodus/basestar-bridge' },
  ],
  nextArea: [
    { kind: 'nextArea', activation: 'raiders' },
    { kind: 'nextArea', activation: 'heavyRaiders' },
  ],
  chooseCraft: [
    { kind: 'chooseCraft', craft: 'viper', box: 'reserves', area: 'portBow', why: 'location/base/hangar-deck' },
    { kind: 'chooseCraft', craft: 'viper', box: 'damagedCraft', why: 'skill/base/repair' },
    { kind: 'chooseCraft', craft: 'viper', box: 'destroyed', why: 'destination/base/ragnar-anchorage' },
  ],
  nextRaider: [{ kind: 'nextRaider', area: 'bow' }],
  raiderTarget: [{ kind: 'raiderTarget', area: 'portBow' }],
  whichToPlace: [
    { kind: 'whichToPlace', ship: 'basestar' },
    { kind: 'whichToPlace', ship: 'civilian' },
  ],
  giveLoyalty: [{ kind: 'giveLoyalty', why: 'location/base/resurrection-ship' }],
};

const id = 'x';
const choiceSamples: SamplesOf<Choice> = {
  passMiracle: [
    { id: 'x', kind: 'passMiracle', seat: 1, way: 'give' },
    { id: 'x', kind: 'passMiracle', seat: 1, way: 'take' },
  ],
  ...homeChoices(id),
  act: [
    { id: 'attackForce', kind: 'act', source: 'newCaprica', ability: 'attackForce' },
    { id: 'detain', kind: 'act', source: 'newCaprica', ability: 'detain' },
    { id: 'endInfiltration', kind: 'act', source: 'infiltration', ability: 'end' },
    { id: 'mutiny', kind: 'act', source: 'mutiny', ability: 'play', card: 'mutiny/daybreak/ruined-reputation' },
  ],
  layTrauma: [
    { id, kind: 'layTrauma', token: 'token/exodus/trauma-benevolent', card: 'crossroads/exodus/perjury' },
    { id, kind: 'layTrauma', token: 'token/exodus/trauma-antagonistic', card: 'crossroads/exodus/scanned' },
  ],
  crossroadsResult: [
    { id: 'benevolent', kind: 'crossroadsResult', card: 'crossroads/exodus/the-opera-house', symbol: 'benevolent' },
    { id: 'antagonistic', kind: 'crossroadsResult', card: 'crossroads/exodus/the-opera-house', symbol: 'antagonistic' },
  ],
  condemn: [{ id: 'seat1', kind: 'condemn', seat: 1, tokens: 4 }],
  board: [
    { id: 'pegasus', kind: 'board', board: 'pegasus' },
    { id: 'galactica', kind: 'board', board: 'galactica' },
  ],
  cardTo: [
    { id: 'top', kind: 'cardTo', card: 'crisis/pegasus/scar', where: 'top' },
    { id: 'bottom', kind: 'cardTo', card: 'crisis/base/ambush', where: 'bottom' },
  ],
  toHand: [{ id: 'toHand', kind: 'toHand' }],
  toCheck: [{ id: 'toCheck', kind: 'toCheck' }],
  reservesViper: [
    { id: 'reserves', kind: 'reservesViper' },
    { id: 'reserves-viper', kind: 'reservesViper', model: 'viper' },
  ],
  craft: [{ id: 'viper', kind: 'craft', model: 'viper' }],
  skillCard: [{ id, kind: 'skillCard', card: 'skill/base/repair/2' }],
  card: [{ id, kind: 'card', card: 'destination/base/tylium-planet' }],
  character: [{ id, kind: 'character', character: 'character/base/kara-starbuck-thrace' }],
  location: [
    { id, kind: 'location', location: 'location/base/armory', costsCard: false },
    { id, kind: 'location', location: 'location/base/presidents-office', costsCard: true },
    { id, kind: 'location', location: 'location/daybreak/caprica', costsCard: false, costsCrises: 1 },
  ],
  area: [
    { id, kind: 'area', area: 'bow' },
    { id, kind: 'area', area: 'portQuarter' },
  ],
  skill: [
    { id, kind: 'skill', skill: 'tactics' },
    { id, kind: 'skill', skill: 'treachery' },
  ],
  skills: [
    { id, kind: 'skills', skills: ['politics', 'leadership'] },
    { id, kind: 'skills', skills: ['politics', 'politics'] },
  ],
  seat: [{ id, kind: 'seat', seat: 2 }],
  effects: [
    { id, kind: 'effects', source: 'location/base/presidents-office', effects: [] },
    {
      id,
      kind: 'effects',
      source: 'location/base/cylon-fleet',
      effects: [{ launchFromBasestars: { raider: 2, heavyRaider: 1 } }],
    },
  ],
  option: [
    { id, kind: 'option', card: 'crisis/base/water-sabotaged', path: ['options', 0] },
    { id, kind: 'option', card: 'crisis/base/water-sabotaged', path: ['options', 7] },
  ],
  token: [
    { id, kind: 'token', token: 'token/base/galactica-damage-armory' },
    { id, kind: 'token', token: 'token/base/galactica-damage-fuel' },
  ],
  deck: [{ id, kind: 'deck', deck: 'crisis' }],
  top: [{ id, kind: 'top' }],
  bottom: [{ id, kind: 'bottom' }],
  result: [
    { id, kind: 'result', result: 'pass' },
    { id, kind: 'result', result: 'fail' },
  ],
  amount: [{ id, kind: 'amount', amount: 2 }],
  pass: [{ id, kind: 'pass' }],
  yes: [{ id, kind: 'yes' }],
  activateLocation: [{ id, kind: 'activateLocation', location: 'location/base/ftl-control' }],
  playSkillCard: [{ id, kind: 'playSkillCard', card: 'skill/base/executive-order/1' }],
  playQuorum: [{ id, kind: 'playQuorum', card: 'quorum/base/arrest-order' }],
  ability: [
    {
      id,
      kind: 'ability',
      source: 'character/base/gaius-baltar',
      ability: 'character/base/gaius-baltar/cylon-detector',
    },
    { id, kind: 'ability', source: 'character/base/gaius-baltar', ability: 'character/base/gaius-baltar/none' },
  ],
  titleAction: [
    { id, kind: 'titleAction', action: 'drawQuorum' },
    { id, kind: 'titleAction', action: 'launchNuke' },
  ],
  revealLoyalty: [
    { id, kind: 'revealLoyalty', card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1' },
    { id, kind: 'revealLoyalty', card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', withoutEffect: true },
  ],
  moveThenAct: [{ id, kind: 'moveThenAct' }],
  actTwice: [{ id, kind: 'actTwice' }],
  moveOnly: [{ id, kind: 'moveOnly' }],
  actOnce: [{ id, kind: 'actOnce' }],
  ship: [
    { id, kind: 'ship', ship: 'raider', area: 'bow' },
    { id, kind: 'ship', ship: 'raider', area: 'bow', shipId: 7, spent: true },
    { id, kind: 'ship', ship: 'basestar', area: 'stern', shipId: 4 },
    { id, kind: 'ship', ship: 'civilian', area: 'stern', shipId: 5, unseen: true },
    { id, kind: 'ship', ship: 'viper', area: 'portBow', pilot: 1 },
  ],
  centurion: [
    { id, kind: 'centurion', space: 0 },
    { id, kind: 'centurion', space: 2 },
  ],
  launchViper: [{ id, kind: 'launchViper', area: 'portBow' }],
  moveViper: [
    { id, kind: 'moveViper', from: 'portBow', to: 'bow', piloted: false },
    { id, kind: 'moveViper', from: 'portBow', to: 'portQuarter', piloted: true },
  ],
  escort: [
    { id, kind: 'escort', area: 'bow', piloted: true },
    { id, kind: 'escort', area: 'starboardQuarter', shipId: 7, piloted: false, model: 'viperMarkVII' },
  ],
  attackWithViper: [
    { id, kind: 'attackWithViper', area: 'bow', target: 'raider', piloted: true },
    { id, kind: 'attackWithViper', area: 'bow', target: 'raider', shipId: 7, spent: true, piloted: true },
    { id, kind: 'attackWithViper', area: 'starboardQuarter', target: 'basestar', shipId: 4, piloted: false },
  ],
};

export const topics: ReadonlyArray<Topic> = flat(topicSamples);
export const choices: ReadonlyArray<Choice> = flat(choiceSamples);

/** At least one example of every happening, secret and public: a new kind without an example does not compile. */
import type { Happening } from '../../../src/engine/types/event.ts';
import { daybreakSamples } from './daybreakHappenings.ts';
import { leaderSamples } from './leaderHappenings.ts';
import { nebulaSamples } from './nebulaHappenings.ts';
import { flat, type SamplesOf } from './samplesOf.ts';

const id = 'x';
const why = 'location/base/command';
const water = 'crisis/base/water-sabotaged';
const repair2 = 'skill/base/repair/2';
const order1 = 'skill/base/executive-order/1';
const plan5 = 'skill/base/strategic-planning/5';
const cylonCard = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';
const bait = 'skill/pegasus/broadcast-location/1';
const policy3 = 'skill/pegasus/preventative-policy/3';
const shipyard = 'location/pegasus/shipyard';

const happeningSamples: SamplesOf<Happening> = {
  ...nebulaSamples,
  ...daybreakSamples,
  ...leaderSamples,
  newCapricaPhase: [{ kind: 'newCapricaPhase' }],
  galacticaReturned: [{ kind: 'galacticaReturned' }],
  departed: [{ kind: 'departed', seat: 2 }],
  forcePlaced: [
    {
      kind: 'forcePlaced',
      location: 'location/pegasus/occupation-authority',
      why: 'newCaprica/pegasus/decode-cylon-maps',
    },
  ],
  forceMoved: [{ kind: 'forceMoved', from: 'location/pegasus/breeders-canyon', to: shipyard }],
  forceLeft: [{ kind: 'forceLeft', location: shipyard }],
  forceDestroyed: [
    { kind: 'forceDestroyed', location: shipyard, why: 'attack' },
    { kind: 'forceDestroyed', location: shipyard, why: 'newCaprica/pegasus/marine-reinforcements' },
  ],
  shipPrepared: [{ kind: 'shipPrepared', locked: 6, prepared: 1 }],
  shipEvacuated: [{ kind: 'shipEvacuated', seat: 1, area: 'portBow', prepared: 1 }],
  lockedSeen: [
    { kind: 'lockedSeen', seat: 3 },
    { kind: 'lockedSeen', seat: 3, token: 'token/base/civilian-ship-population' },
  ],
  lockedPutBack: [{ kind: 'lockedPutBack', seat: 3, where: 'bottom' }],
  nothingActivated: [
    { kind: 'nothingActivated', activation: 'raiders', why: 'crisis/base/ambush' },
    { kind: 'nothingActivated', activation: 'launchRaiders', why: 'crisis/base/ambush' },
  ],
  fleetGathers: [
    { kind: 'fleetGathers', ship: 'raider', count: 1, area: 'bow', why: 'track/exodus/cylon-fleet-areas' },
  ],
  fleetArrives: [
    { kind: 'fleetArrives', area: 'starboardQuarter', ships: { basestar: 1, raider: 12, heavyRaider: 0 } },
  ],
  pursuit: [
    { kind: 'pursuit', now: 1, change: 1, why: 'track/exodus/cylon-fleet-areas' },
    { kind: 'pursuit', now: 4, change: 1, why: 'location/exodus/basestar-bridge' },
    { kind: 'pursuit', now: 0, change: -1, why },
    { kind: 'pursuit', now: 2, change: -1, why },
  ],
  escorted: [
    { kind: 'escorted', area: 'bow' },
    { kind: 'escorted', area: 'stern', pilot: 1, model: 'viperMarkVII' },
  ],
  areaNuked: [1, 5, 7, 8].map((die) => ({ kind: 'areaNuked', area: 'bow', die })),
  eliminated: [{ kind: 'eliminated', seat: 1, why: 'location/pegasus/airlock' }],
  executed: [{ kind: 'executed', seat: 1, character: 'character/base/saul-tigh', why: 'location/pegasus/airlock' }],
  provedHuman: [
    { kind: 'provedHuman', seat: 1, cards: ['loyalty/base/you-are-not-a-cylon'] },
    { kind: 'provedHuman', seat: 1, cards: [] },
  ],
  newcomerStranded: [{ kind: 'newcomerStranded', seat: 1 }],
  agendaDealt: [
    { kind: 'agendaDealt', seat: 1 },
    { kind: 'agendaDealt', seat: 1, card: 'agenda/pegasus/genocide' },
  ],
  infiltrates: [{ kind: 'infiltrates', seat: 1, to: 'location/base/armory' }],
  infiltrationEnded: [{ kind: 'infiltrationEnded', seat: 1 }],
  basestarLeaves: [{ kind: 'basestarLeaves', area: 'bow' }],
  handsSwapped: [
    { kind: 'handsSwapped', one: 1, other: 0 },
    { kind: 'handsSwapped', one: 1, other: 0, hands: { one: [repair2, order1], other: [] } },
  ],
  destinyTaken: [
    { kind: 'destinyTaken', seat: 1, count: 2 },
    { kind: 'destinyTaken', seat: 1, count: 2, cards: [repair2, order1] },
  ],
  destinyPut: [
    { kind: 'destinyPut', seat: 1, count: 2 },
    { kind: 'destinyPut', seat: 1, count: 1, cards: [repair2] },
  ],
  loyaltyShuffledIn: [{ kind: 'loyaltyShuffledIn', count: 1 }],
  pegasusDamaged: [
    {
      kind: 'pegasusDamaged',
      token: 'token/pegasus/pegasus-damage-airlock',
      location: 'location/pegasus/airlock',
      why: 'ship/base/basestar',
    },
  ],
  boardLost: [{ kind: 'boardLost', board: 'pegasus' }],
  checkConsequence: [{ kind: 'checkConsequence', source: water }],
  checkAbility: [{ kind: 'checkAbility', card: 'skill/pegasus/broadcast-location' }],
  contributionSeen: [
    { kind: 'contributionSeen', by: 0, of: 1 },
    { kind: 'contributionSeen', by: 0, of: 1, cards: [repair2, bait] },
    { kind: 'contributionSeen', by: 0, of: 1, cards: [] },
  ],
  asideAdded: [
    { kind: 'asideAdded', count: 3 },
    { kind: 'asideAdded', count: 2, cards: [repair2, bait] },
  ],
  skillsLearned: [
    { kind: 'skillsLearned', seat: 0, skill: 'politics', count: 3, to: 'hand' },
    { kind: 'skillsLearned', seat: 0, skill: 'engineering', count: 1, to: 'check', cards: [repair2] },
  ],
  passReplaced: [{ kind: 'passReplaced', seat: 2, why: 'character/pegasus/helena-cain' }],
  destinySeeded: [{ kind: 'destinySeeded', skill: 'treachery', count: 2, why: 'crisis/pegasus/an-offer-of-peace' }],
  destinyReplaced: [
    { kind: 'destinyReplaced', skill: 'treachery', count: 6, discarded: [repair2] },
    { kind: 'destinyReplaced', skill: 'treachery', count: 1, discarded: [] },
  ],
  destinyCulled: [
    { kind: 'destinyCulled', seat: 0, cards: [repair2, order1] },
    { kind: 'destinyCulled', seat: 0, cards: [] },
  ],
  destinySwapped: [
    { kind: 'destinySwapped', seat: 3, put: 'skill/pegasus/gods-plan/2' },
    { kind: 'destinySwapped', seat: 3, put: 'skill/pegasus/gods-plan/2', taken: repair2 },
  ],
  dieReplaced: [{ kind: 'dieReplaced', seat: 0, result: 5, card: plan5, why: 'attack' }],
  dieNamed: [
    { kind: 'dieNamed', seat: 1, result: 8, why: 'attack' },
    { kind: 'dieNamed', seat: 1, result: 1, why },
  ],
  dieAdjusted: [
    { kind: 'dieAdjusted', by: 1, result: 4 },
    { kind: 'dieAdjusted', by: -1, result: 2 },
  ],
  raiderMisses: [{ kind: 'raiderMisses', area: 'bow' }],
  scarAppears: [{ kind: 'scarAppears', area: 'starboardBow' }],
  protected: [{ kind: 'protected', resource: 'morale', seat: 0 }],
  lossLessened: [{ kind: 'lossLessened', resource: 'morale' }],
  nextCrisisJumps: [{ kind: 'nextCrisisJumps', seat: 0 }],
  skillGiven: [
    { kind: 'skillGiven', from: 0, to: 1 },
    { kind: 'skillGiven', from: 0, to: 1, card: policy3 },
  ],
  quorumDiscarded: [
    { kind: 'quorumDiscarded', seat: 0, cards: ['quorum/base/food-rationing', 'quorum/pegasus/eulogy'] },
    { kind: 'quorumDiscarded', seat: 0, cards: ['quorum/base/arrest-order'], why: 'quorum/exodus/resignation' },
  ],
  handTaken: [
    { kind: 'handTaken', by: 3, from: 1, count: 2, cards: [plan5, order1] },
    { kind: 'handTaken', by: 3, from: 1, count: 0, cards: [] },
  ],
  areaCleared: [
    {
      kind: 'areaCleared',
      area: 'bow',
      ships: { basestar: 1, raider: 3, heavyRaider: 0 },
      why: 'crisis/exodus/strange-beacon',
    },
  ],
  gameStarted: [{ kind: 'gameStarted', firstPlayer: 0 }],
  characterChosen: [{ kind: 'characterChosen', seat: 0, character: 'character/base/laura-roslin' }],
  turnStarted: [{ kind: 'turnStarted', seat: 0, turn: 5 }],
  phase: [{ kind: 'phase', phase: 'receiveSkills', seat: 0 }],
  titleGained: [
    { kind: 'titleGained', title: 'president', seat: 0, from: undefined },
    { kind: 'titleGained', title: 'admiral', seat: 4, from: 1 },
    { kind: 'titleGained', title: 'admiral', seat: undefined, from: 1 },
  ],
  loyaltyDealt: [
    { kind: 'loyaltyDealt', seat: 0, count: 1 },
    { kind: 'loyaltyDealt', seat: 3, count: 2, cards: ['loyalty/base/you-are-not-a-cylon', cylonCard] },
  ],
  sleeperAgentPhase: [{ kind: 'sleeperAgentPhase' }],
  milestone: [
    { kind: 'milestone', distance: 4, event: 'sleeperAgent' },
    { kind: 'milestone', distance: 8, event: 'finalJump' },
  ],
  skillsDrawn: [
    { kind: 'skillsDrawn', seat: 0, skills: ['politics', 'leadership', 'politics'], why: 'receiveSkills' },
    { kind: 'skillsDrawn', seat: 0, skills: ['leadership', 'tactics'], why, cards: [order1, plan5] },
    { kind: 'skillsDrawn', seat: 1, skills: [], why },
  ],
  skillsDiscarded: [
    { kind: 'skillsDiscarded', seat: 0, cards: [repair2, order1], why: 'handLimit', random: false },
    { kind: 'skillsDiscarded', seat: 1, cards: [repair2], why: water, random: true },
    { kind: 'skillsDiscarded', seat: 1, cards: [], why: water, random: false },
    { kind: 'skillsDiscarded', seat: 1, cards: [repair2], why: 'infiltrationEnded', random: false },
  ],
  skillNamed: [{ kind: 'skillNamed', seat: 2, skill: 'politics', why: 'character/base/galen-tyrol' }],
  skillsSkipped: [{ kind: 'skillsSkipped', seat: 2 }],
  skillTaken: [
    { kind: 'skillTaken', by: 3, from: 0 },
    { kind: 'skillTaken', by: 3, from: 0, card: plan5 },
  ],
  handSeen: [
    { kind: 'handSeen', by: 3, of: 0 },
    { kind: 'handSeen', by: 3, of: 0, cards: [plan5, repair2] },
    { kind: 'handSeen', by: 3, of: 0, cards: [] },
  ],
  deckReshuffled: [
    { kind: 'deckReshuffled', deck: 'politics' },
    { kind: 'deckReshuffled', deck: 'superCrisis' },
  ],
  destinyRebuilt: [{ kind: 'destinyRebuilt' }],
  moved: [
    { kind: 'moved', seat: 0, to: 'location/base/armory', from: 'location/base/command' },
    { kind: 'moved', seat: 1, to: 'portBow', from: 'bow' },
  ],
  sentTo: [{ kind: 'sentTo', seat: 0, to: 'location/base/brig', why: 'quorum/base/arrest-order' }],
  actionTaken: [
    { kind: 'actionTaken', seat: 0, action: { id, kind: 'activateLocation', location: 'location/base/press-room' } },
    { kind: 'actionTaken', seat: 0, action: { id, kind: 'pass' } },
  ],
  reaction: [
    { kind: 'reaction', seat: 0, card: plan5, window: 'beforeRoll' },
    {
      kind: 'reaction',
      seat: 4,
      card: 'character/base/saul-tigh',
      ability: 'character/base/saul-tigh/cylon-hatred',
      window: 'beforeCards',
    },
  ],
  crisisDrawn: [
    { kind: 'crisisDrawn', seat: 0, card: water, superCrisis: false },
    { kind: 'crisisDrawn', seat: 3, card: 'super-crisis/base/inbound-nukes', superCrisis: true },
  ],
  crisisReplaced: [{ kind: 'crisisReplaced', card: water, by: 1 }],
  cardsSeen: [
    { kind: 'cardsSeen', seat: 0, deck: 'crisis' },
    { kind: 'cardsSeen', seat: 0, deck: 'crisis', cards: [water] },
    { kind: 'cardsSeen', seat: 0, deck: 'quorum', where: 'hand' },
    { kind: 'cardsSeen', seat: 0, deck: 'quorum', where: 'hand', cards: ['quorum/base/food-rationing'] },
  ],
  cardPutBack: [
    { kind: 'cardPutBack', seat: 0, deck: 'destination', where: 'bottom' },
    { kind: 'cardPutBack', seat: 0, deck: 'crisis', where: 'top', card: water },
  ],
  optionChosen: [{ kind: 'optionChosen', seat: 0, card: water, option: 1 }],
  nobodyChooses: [{ kind: 'nobodyChooses', card: water }],
  targetChosen: [
    { kind: 'targetChosen', by: 0, target: 3, why: 'location/base/admirals-quarters' },
    { kind: 'targetChosen', by: 0, target: 0, why: 'location/base/administration' },
  ],
  checkStarted: [
    { kind: 'checkStarted', source: water, difficulty: 13, skills: ['politics', 'leadership', 'tactics'] },
    {
      kind: 'checkStarted',
      source: 'crisis/base/elections-loom',
      difficulty: 8,
      partialAt: 5,
      skills: ['politics', 'leadership'],
    },
  ],
  destinyAdded: [
    { kind: 'destinyAdded', count: 2 },
    { kind: 'destinyAdded', count: 2, cards: [plan5, order1] },
  ],
  contributed: [
    { kind: 'contributed', seat: 0, count: 0 },
    { kind: 'contributed', seat: 1, count: 3 },
    { kind: 'contributed', seat: 1, count: 1, cards: [plan5] },
  ],
  difficultyChanged: [{ kind: 'difficultyChanged', by: -3, to: 4, why: 'character/base/saul-tigh' }],
  checkRevealed: [
    { kind: 'checkRevealed', positive: [plan5, order1], negative: [repair2], nullified: [], total: 4, difficulty: 13 },
    { kind: 'checkRevealed', positive: [], negative: [], nullified: [repair2], total: 0, difficulty: 7 },
    { kind: 'checkRevealed', positive: [], negative: [repair2], nullified: [], total: -2, difficulty: 7 },
  ],
  checkResult: [
    { kind: 'checkResult', source: water, result: 'fail', total: 8, difficulty: 13 },
    { kind: 'checkResult', source: water, result: 'pass', difficulty: 13, decidedBy: 5 },
    { kind: 'checkResult', source: 'crisis/base/resistance', result: 'partial', total: 9, difficulty: 12 },
  ],
  checkCardsDiscarded: [{ kind: 'checkCardsDiscarded', cards: [plan5], why: 'skill/exodus/red-tape' }],
  checkCardsTaken: [{ kind: 'checkCardsTaken', seat: 0, cards: [plan5, order1, repair2] }],
  dieRolled: [
    { kind: 'dieRolled', seat: 0, die: 5, modifier: 0, result: 5, why: water },
    { kind: 'dieRolled', seat: 0, die: 5, modifier: 2, result: 7, why: 'attack' },
    { kind: 'dieRolled', seat: 0, die: 7, modifier: 2, result: 8, why: water },
  ],
  resource: [
    { kind: 'resource', resource: 'food', change: -1, now: 7, why: water },
    { kind: 'resource', resource: 'morale', change: 1, now: 9, why: 'quorum/base/inspirational-speech' },
  ],
  shipsActivated: [
    { kind: 'shipsActivated', activation: 'raiders', why: water },
    { kind: 'shipsActivated', activation: 'launchRaiders', why: water },
    { kind: 'shipsActivated', activation: 'heavyRaiders', why: water },
  ],
  shipsPlaced: [{ kind: 'shipsPlaced', ship: 'raider', area: 'bow', count: 3, why: 'crisis/base/ambush' }],
  shipMoved: [
    { kind: 'shipMoved', ship: 'raider', from: 'bow', to: 'starboardBow' },
    { kind: 'shipMoved', ship: 'viper', from: 'bow', to: 'portBow', pilot: 1 },
  ],
  viperLaunched: [
    { kind: 'viperLaunched', area: 'portBow' },
    { kind: 'viperLaunched', area: 'portQuarter', pilot: 1 },
  ],
  attack: [
    { kind: 'attack', attacker: 'raider', area: 'stern', target: 'viper', result: 'damaged', die: 6 },
    { kind: 'attack', attacker: 'raider', area: 'stern', target: 'viper', pilot: 1, result: 'miss', die: 2 },
    { kind: 'attack', attacker: 'viper', area: 'stern', target: 'raider', pilot: 1, result: 'destroyed', die: 4 },
    { kind: 'attack', attacker: 'viper', area: 'stern', target: 'basestar', result: 'miss', die: 7 },
    { kind: 'attack', attacker: 'basestar', area: 'bow', target: 'galactica', result: 'damaged', die: 4 },
    { kind: 'attack', attacker: 'galactica', area: 'bow', target: 'heavyRaider', result: 'destroyed', die: 8 },
    { kind: 'attack', attacker: 'nuke', area: 'bow', target: 'basestar', result: 'destroyed', die: 3 },
    { kind: 'attack', attacker: 'armory', target: 'centurion', result: 'miss', die: 5 },
  ],
  shipDestroyed: [
    { kind: 'shipDestroyed', ship: 'raider', area: 'bow', count: 3, why: 'token/base/nuke' },
    { kind: 'shipDestroyed', ship: 'viper', count: 1, why: 'attack' },
  ],
  viperDamaged: [
    { kind: 'viperDamaged', why: 'crisis/base/hangar-accident' },
    { kind: 'viperDamaged', area: 'bow', pilot: 1, why: 'attack' },
  ],
  basestarDamaged: [{ kind: 'basestarDamaged', area: 'bow', token: 'token/base/basestar-damage-disabled-hangar' }],
  civilianDestroyed: [
    { kind: 'civilianDestroyed', area: 'stern', token: 'token/base/civilian-ship-2-population' },
    { kind: 'civilianDestroyed', token: 'token/base/civilian-ship-nothing' },
  ],
  civiliansSeen: [
    { kind: 'civiliansSeen', seat: 0, ships: [{ area: 'stern' }, { area: 'bow' }] },
    {
      kind: 'civiliansSeen',
      seat: 0,
      ships: [{ area: 'stern', token: 'token/base/civilian-ship-1-population-and-1-fuel' }],
    },
    {
      kind: 'civiliansSeen',
      seat: 0,
      ships: [
        { area: 'stern', ship: 4 },
        { area: 'stern', ship: 7 },
      ],
    },
    {
      kind: 'civiliansSeen',
      seat: 0,
      ships: [{ area: 'stern', ship: 4, token: 'token/base/civilian-ship-1-population-and-1-fuel' }],
    },
  ],
  raptorsChanged: [{ kind: 'raptorsChanged', change: -1, now: 3, why: 'destination/base/remote-planet' }],
  shipsRestored: [
    { kind: 'shipsRestored', viper: 3, raptor: 1, why: 'destination/base/ragnar-anchorage' },
    { kind: 'shipsRestored', viper: 0, raptor: 0, why: 'destination/base/ragnar-anchorage' },
  ],
  vipersRecalled: [{ kind: 'vipersRecalled', count: 2, why: 'crisis/base/sleep-deprivation' }],
  vipersRepaired: [{ kind: 'vipersRepaired', count: 2, seat: 2 }],
  galacticaDamaged: [
    {
      kind: 'galacticaDamaged',
      token: 'token/base/galactica-damage-armory',
      location: 'location/base/armory',
      why: 'super-crisis/base/cylon-intruders',
    },
    { kind: 'galacticaDamaged', token: 'token/base/galactica-damage-fuel', why: 'ship/base/basestar' },
  ],
  damageSeen: [
    { kind: 'damageSeen', seat: 3, count: 5 },
    {
      kind: 'damageSeen',
      seat: 3,
      count: 2,
      tokens: ['token/base/galactica-damage-armory', 'token/base/galactica-damage-food'],
    },
  ],
  repaired: [{ kind: 'repaired', location: 'location/base/armory', seat: 2 }],
  centurionBoarded: [{ kind: 'centurionBoarded', why: 'ship/base/heavy-raider' }],
  centurionsAdvanced: [
    { kind: 'centurionsAdvanced', spaces: [1] },
    { kind: 'centurionsAdvanced', spaces: [1, 3] },
  ],
  centurionDestroyed: [{ kind: 'centurionDestroyed', space: 2, why: 'location/base/armory' }],
  jumpTrack: [
    { kind: 'jumpTrack', change: 1, now: 3, why: 'prepareForJump' },
    { kind: 'jumpTrack', change: -1, now: 2, why: 'crisis/base/network-computers' },
    { kind: 'jumpTrack', change: -5, now: 0, why: 'jump' },
  ],
  jumped: [
    { kind: 'jumped', final: false },
    { kind: 'jumped', final: true },
    { kind: 'jumped', final: false, someStay: true },
  ],
  destinationChosen: [
    { kind: 'destinationChosen', by: 4, card: 'destination/base/tylium-planet', distance: 1, total: 5 },
  ],
  distanceAdded: [{ kind: 'distanceAdded', card: 'crisis/base/legendary-discovery', total: 4 }],
  quorumDrawn: [
    { kind: 'quorumDrawn', seat: 0, count: 1 },
    { kind: 'quorumDrawn', seat: 0, count: 2, cards: ['quorum/base/arrest-order', 'quorum/base/food-rationing'] },
  ],
  quorumPlayed: [{ kind: 'quorumPlayed', seat: 0, card: 'quorum/base/arrest-order' }],
  quorumAttached: [{ kind: 'quorumAttached', card: 'quorum/base/assign-arbitrator', seat: 2 }],
  cardKept: [{ kind: 'cardKept', card: 'crisis/base/ambush' }],
  cardLeftPlay: [
    { kind: 'cardLeftPlay', card: 'crisis/base/ambush', how: 'discarded' },
    { kind: 'cardLeftPlay', card: 'crisis/base/thirty-three', how: 'shuffledIn' },
  ],
  goalMissed: [{ kind: 'goalMissed', seat: 1, card: 'loyalty/exodus/personal-goal-devastation' }],
  finalFiveExamined: [
    { kind: 'finalFiveExamined', by: 0, of: 1, cards: [] },
    {
      kind: 'finalFiveExamined',
      by: 0,
      of: 1,
      cards: ['loyalty/exodus/final-five-whoever-examines-this-card-is-executed'],
    },
  ],
  nukeGained: [{ kind: 'nukeGained', left: 3, why: 'skill/exodus/build-nuke' }],
  nukeDiscarded: [{ kind: 'nukeDiscarded', left: 1, why: 'crisis/base/build-cylon-detector' }],
  loyaltySeen: [
    { kind: 'loyaltySeen', by: 3, of: 0, count: 1 },
    { kind: 'loyaltySeen', by: 3, of: 0, count: 1, cards: [cylonCard] },
  ],
  lookPrevented: [{ kind: 'lookPrevented', why: 'crisis/base/detector-sabotage' }],
  loyaltyRevealed: [{ kind: 'loyaltyRevealed', seat: 3, card: cylonCard }],
  becameCylon: [
    { kind: 'becameCylon', seat: 3, how: 'revealed' },
    { kind: 'becameCylon', seat: 3, how: 'sympathizer' },
  ],
  superCrisisDrawn: [
    { kind: 'superCrisisDrawn', seat: 3 },
    { kind: 'superCrisisDrawn', seat: 3, card: 'super-crisis/base/inbound-nukes' },
  ],
  loyaltyHandedOver: [
    { kind: 'loyaltyHandedOver', from: 3, to: 0, count: 1 },
    { kind: 'loyaltyHandedOver', from: 3, to: 0, count: 1, cards: [cylonCard] },
  ],
  gameOver: [
    {
      kind: 'gameOver',
      winner: 'cylons',
      cause: 'fuel',
      winners: [3, 5],
      loyalty: [['loyalty/base/you-are-not-a-cylon'], ['loyalty/base/you-are-not-a-cylon'], [], [cylonCard]],
    },
    { kind: 'gameOver', winner: 'humans', cause: 'reachedKobol', winners: [0], loyalty: [] },
  ],
};

export const happenings: ReadonlyArray<Happening> = flat(happeningSamples);

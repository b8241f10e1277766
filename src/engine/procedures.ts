/** The list of all procedures: how each part of the rules is played, step by step. */
import type { Definitions } from './flow/procedures.ts';
import { checkAbilitiesProcedure } from './rules/checks/checkAbilities.ts';
import { cullDestinyProcedure } from './rules/checks/destinyDeck.ts';
import { skillCheckProcedure } from './rules/checks/skillCheck.ts';
import {
  activateProcedure,
  activateBasestarsProcedure,
  activateHeavyRaidersProcedure,
  launchProcedure,
  launchKindProcedure,
} from './rules/combat/activation.ts';
import { attackProcedure, damageBasestarProcedure, nukeProcedure } from './rules/combat/attack.ts';
import { pickCraftProcedure, damageReservesProcedure, repairCraftProcedure } from './rules/combat/craft.ts';
import {
  chooseHullProcedure,
  damageGalacticaProcedure,
  chooseDamageProcedure,
} from './rules/combat/galacticaDamage.ts';
import { destroySomeProcedure, loseFromSpaceProcedure } from './rules/combat/losses.ts';
import { launchPilotsProcedure } from './rules/combat/pilots.ts';
import { placeShipsProcedure, placeVipersProcedure, placeCiviliansProcedure } from './rules/combat/placement.ts';
import { activateRaidersProcedure, raiderProcedure } from './rules/combat/raiders.ts';
import {
  viperActivationsProcedure,
  flyOwnShipProcedure,
  viperAttacksProcedure,
  launchSelfProcedure,
  launchIntoProcedure,
  boardViperProcedure,
} from './rules/combat/vipers.ts';
import { switchOptionProcedure } from './rules/crisis/boxes.ts';
import { crisisProcedure } from './rules/crisis/crisis.ts';
import { pickCrisisProcedure } from './rules/crisis/pickCrisis.ts';
import { prepareForJumpProcedure } from './rules/crisis/prepareForJump.ts';
import { resolveCrisisProcedure } from './rules/crisis/resolveCrisis.ts';
import { eliminateProcedure } from './rules/elimination.ts';
import { jumpProcedure, ftlJumpProcedure } from './rules/jump/jump.ts';
import { milestonesProcedure } from './rules/jump/milestones.ts';
import { dealLoyaltyProcedure } from './rules/loyalty/pile.ts';
import {
  revealProcedure,
  becomeCylonProcedure,
  receiveLoyaltyProcedure,
  giveSympathizerProcedure,
  handOverLoyaltyProcedure,
} from './rules/loyalty/reveal.ts';
import { sleeperAgentProcedure, dealSleeperProcedure } from './rules/loyalty/sleeperAgent.ts';
import { setupProcedure, chooseCharacterProcedure } from './rules/setup/setup.ts';
import {
  drawQuorumProcedure,
  pickQuorumProcedure,
  playQuorumProcedure,
  exchangeQuorumProcedure,
  quorumLimitProcedure,
  resolveQuorumProcedure,
} from './rules/titles/quorum.ts';
import { actionsProcedure, actProcedure, activateLocationProcedure } from './rules/turn/actions.ts';
import { rollProcedure } from './rules/basics/dice.ts';
import { drawChosenProcedure, receiveSkillsProcedure, discardProcedure } from './rules/turn/drawing.ts';
import { emergencyProcedure } from './rules/turn/emergency.ts';
import { executiveOrderProcedure } from './rules/turn/executiveOrder.ts';
import {
  galacticaAttackProcedure,
  attackCenturionProcedure,
  inspectCiviliansProcedure,
  launchNukeProcedure,
  lookAtTopProcedure,
  repairProcedure,
  repairAnywhereProcedure,
  restoreShipsProcedure,
  takeCardProcedure,
} from './rules/turn/locationActions.ts';
import { payWithCrisesProcedure, moveProcedure, releaseProcedure } from './rules/turn/movement.ts';
import { movementEndsProcedure } from './rules/turn/movementEnd.ts';
import { turnsProcedure, turnProcedure } from './rules/turn/turn.ts';
import { windowProcedure, reactionOrderProcedure } from './rules/turn/windows.ts';
import { endOfGameProcedure } from './rules/victory/endOfGame.ts';
import { verdictProcedure } from './rules/victory/victory.ts';
import {
  chooseBasestarProcedure,
  chooseAreaProcedure,
  removeCylonsProcedure,
  hitAreaProcedure,
  defendCivilianProcedure,
  sacrificeProcedure,
  moveAndAttackProcedure,
} from './effects/aimed.ts';
import { chooseEffectProcedure, rollEffectProcedure, riskProcedure } from './effects/branches.ts';
import { discardFromCheckProcedure } from './effects/checkAbilities.ts';
import { resolvePickedProcedure, playSuperCrisisProcedure, exchangeSuperCrisisProcedure } from './effects/cylons.ts';
import { lookAtBottomProcedure, reorderCrisesProcedure, learnProcedure } from './effects/decks.ts';
import { loseHighestProcedure, giveCardProcedure } from './effects/fates.ts';
import { strafeProcedure, nameRollProcedure, tradeCardsProcedure, arrangeQuorumProcedure } from './effects/feats.ts';
import {
  destroyCiviliansProcedure,
  damageVipersInSpaceProcedure,
  destroyVipersProcedure,
  destroyCylonsProcedure,
} from './effects/fleet.ts';
import { effectsProcedure } from './effects/interpreter.ts';
import { choosePlayerProcedure } from './effects/players.ts';
import { decideCheckProcedure, nullifySkillProcedure, replaceRollProcedure } from './effects/windows.ts';
import { dealAlliesProcedure, newAllyProcedure } from './modules/allies/deck.ts';
import { moveOnProcedure, repairGalacticaProcedure, repairUpToVipersProcedure } from './modules/allies/effects.ts';
import { encounterProcedure } from './modules/allies/encounter.ts';
import { replaceAlliesProcedure } from './modules/allies/leaving.ts';
import { surveyCiviliansProcedure, hideCiviliansProcedure } from './modules/allies/ships.ts';
import {
  flyOneViperProcedure,
  vipersDestroyRaidersProcedure,
  damageUnmannedProcedure,
} from './modules/allies/vipers.ts';
import { stayInSpaceProcedure } from './modules/assaultRaptors/atJump.ts';
import { launchAssaultRaptorProcedure } from './modules/assaultRaptors/effects.ts';
import { reinforceFleetProcedure, rollBelowRaidersProcedure } from './modules/cylonFleet/effects.ts';
import { nukeAreaProcedure, loseCiviliansProcedure } from './modules/cylonFleet/nuke.ts';
import { pursueProcedure, feedFleetProcedure } from './modules/cylonFleet/pursuit.ts';
import { glimpseDestinyProcedure, drawNamedProcedure, addToCheckProcedure } from './modules/cylonLeaders/effects.ts';
import { infiltrateProcedure, endInfiltrationProcedure } from './modules/cylonLeaders/infiltrating.ts';
import { becomeSympatheticProcedure } from './modules/cylonLeaders/sympathetic.ts';
import { activateSeveralProcedure, activateAsEitherProcedure } from './modules/daybreakPeople/activating.ts';
import { siftProcedure, spareDiscardProcedure, leaveElsewhereProcedure } from './modules/daybreakPeople/effects.ts';
import { pickAndPlayMutinyProcedure } from './modules/daybreakPeople/mutiny.ts';
import { escortAwayProcedure, quarantineProcedure } from './modules/daybreakPeople/ships.ts';
import { showContributionProcedure } from './modules/daybreakPeople/showing.ts';
import { takeFromCheckProcedure, dogfightProcedure } from './modules/daybreakSkills/checks.ts';
import {
  activateFromAfarProcedure,
  activateOneViperProcedure,
  launchReservesProcedure,
} from './modules/daybreakSkills/fleet.ts';
import { influenceQuorumProcedure } from './modules/daybreakSkills/quorum.ts';
import {
  executionsProcedure,
  executeProcedure,
  executedCylonProcedure,
  executedHumanProcedure,
} from './modules/executions/execute.ts';
import { fragileProcedure } from './modules/executions/fragile.ts';
import { placeNewProcedure } from './modules/executions/newCharacter.ts';
import { finalFiveProcedure } from './modules/finalFive/examine.ts';
import { crossroadsPhaseProcedure, revealCrossroadsProcedure } from './modules/ionianNebula/crossroads.ts';
import {
  destroyBesideProcedure,
  removeRaidersProcedure,
  raidersRunProcedure,
  raiseVipersProcedure,
} from './modules/ionianNebula/ships.ts';
import { drawTraumaProcedure, discardTraumaProcedure, takeLyingProcedure } from './modules/ionianNebula/trauma.ts';
import { trialProcedure } from './modules/ionianNebula/trial.ts';
import { tradeMiracleProcedure } from './modules/miracles/effects.ts';
import { lastMotivesProcedure } from './modules/motives/reveal.ts';
import { becomeMutineerProcedure, passMutineerProcedure } from './modules/mutineer/become.ts';
import { seekMutineerProcedure } from './modules/mutineer/seek.ts';
import { drawMutinyProcedure, discardMutinyProcedure } from './modules/mutiny/draw.ts';
import { nominateProcedure } from './modules/mutiny/nominate.ts';
import { playMutinyProcedure } from './modules/mutiny/play.ts';
import { buryQuorumProcedure } from './modules/mutiny/quorum.ts';
import { attackForceProcedure, detainProcedure } from './modules/newCaprica/boardActions.ts';
import {
  activateForcesProcedure,
  activateForceProcedure,
  destroyForcesProcedure,
} from './modules/newCaprica/forces.ts';
import {
  newCapricaPhaseProcedure,
  galacticaReturnsProcedure,
  departProcedure,
  leaveBehindProcedure,
} from './modules/newCaprica/phase.ts';
import { evacuateShipProcedure, moveToGalacticaProcedure, lookAtLockedProcedure } from './modules/newCaprica/stacks.ts';
import { damagePegasusProcedure } from './modules/pegasus/ship.ts';
import { goalCostsProcedure } from './modules/personalGoals/atTheEnd.ts';
import { discardStrengthProcedure } from './modules/personalGoals/strength.ts';
import { everyoneDrawsNamedProcedure, repairDamagedProcedure } from './modules/searchForHome/effects.ts';
import { missionProcedure, lookAtMissionProcedure } from './modules/searchForHome/missions.ts';
import { sendOutProcedure } from './modules/searchForHome/raiderBay.ts';
import {
  payTributeProcedure,
  arrangeCrisesProcedure,
  searchSkillDeckProcedure,
} from './modules/searchForHome/rebelBasestar.ts';
import { recklessDrawProcedure } from './modules/treachery/reckless.ts';

export const procedures: Definitions = {
  checkAbilities: checkAbilitiesProcedure,
  cullDestiny: cullDestinyProcedure,
  skillCheck: skillCheckProcedure,
  activate: activateProcedure,
  activateBasestars: activateBasestarsProcedure,
  activateHeavyRaiders: activateHeavyRaidersProcedure,
  launch: launchProcedure,
  launchKind: launchKindProcedure,
  attack: attackProcedure,
  damageBasestar: damageBasestarProcedure,
  nuke: nukeProcedure,
  pickCraft: pickCraftProcedure,
  damageReserves: damageReservesProcedure,
  repairCraft: repairCraftProcedure,
  chooseHull: chooseHullProcedure,
  damageGalactica: damageGalacticaProcedure,
  chooseDamage: chooseDamageProcedure,
  destroySome: destroySomeProcedure,
  loseFromSpace: loseFromSpaceProcedure,
  launchPilots: launchPilotsProcedure,
  placeShips: placeShipsProcedure,
  placeVipers: placeVipersProcedure,
  placeCivilians: placeCiviliansProcedure,
  activateRaiders: activateRaidersProcedure,
  raider: raiderProcedure,
  viperActivations: viperActivationsProcedure,
  flyOwnShip: flyOwnShipProcedure,
  viperAttacks: viperAttacksProcedure,
  launchSelf: launchSelfProcedure,
  launchInto: launchIntoProcedure,
  boardViper: boardViperProcedure,
  switchOption: switchOptionProcedure,
  crisis: crisisProcedure,
  pickCrisis: pickCrisisProcedure,
  prepareForJump: prepareForJumpProcedure,
  resolveCrisis: resolveCrisisProcedure,
  eliminate: eliminateProcedure,
  jump: jumpProcedure,
  ftlJump: ftlJumpProcedure,
  milestones: milestonesProcedure,
  dealLoyalty: dealLoyaltyProcedure,
  reveal: revealProcedure,
  becomeCylon: becomeCylonProcedure,
  receiveLoyalty: receiveLoyaltyProcedure,
  giveSympathizer: giveSympathizerProcedure,
  handOverLoyalty: handOverLoyaltyProcedure,
  sleeperAgent: sleeperAgentProcedure,
  dealSleeper: dealSleeperProcedure,
  setup: setupProcedure,
  chooseCharacter: chooseCharacterProcedure,
  drawQuorum: drawQuorumProcedure,
  pickQuorum: pickQuorumProcedure,
  playQuorum: playQuorumProcedure,
  exchangeQuorum: exchangeQuorumProcedure,
  quorumLimit: quorumLimitProcedure,
  resolveQuorum: resolveQuorumProcedure,
  actions: actionsProcedure,
  act: actProcedure,
  activateLocation: activateLocationProcedure,
  roll: rollProcedure,
  drawChosen: drawChosenProcedure,
  receiveSkills: receiveSkillsProcedure,
  discard: discardProcedure,
  emergency: emergencyProcedure,
  executiveOrder: executiveOrderProcedure,
  galacticaAttack: galacticaAttackProcedure,
  attackCenturion: attackCenturionProcedure,
  inspectCivilians: inspectCiviliansProcedure,
  launchNuke: launchNukeProcedure,
  lookAtTop: lookAtTopProcedure,
  repair: repairProcedure,
  repairAnywhere: repairAnywhereProcedure,
  restoreShips: restoreShipsProcedure,
  takeCard: takeCardProcedure,
  payWithCrises: payWithCrisesProcedure,
  move: moveProcedure,
  release: releaseProcedure,
  movementEnds: movementEndsProcedure,
  turns: turnsProcedure,
  turn: turnProcedure,
  window: windowProcedure,
  reactionOrder: reactionOrderProcedure,
  endOfGame: endOfGameProcedure,
  verdict: verdictProcedure,
  chooseBasestar: chooseBasestarProcedure,
  chooseArea: chooseAreaProcedure,
  removeCylons: removeCylonsProcedure,
  hitArea: hitAreaProcedure,
  defendCivilian: defendCivilianProcedure,
  sacrifice: sacrificeProcedure,
  moveAndAttack: moveAndAttackProcedure,
  chooseEffect: chooseEffectProcedure,
  rollEffect: rollEffectProcedure,
  risk: riskProcedure,
  discardFromCheck: discardFromCheckProcedure,
  resolvePicked: resolvePickedProcedure,
  playSuperCrisis: playSuperCrisisProcedure,
  exchangeSuperCrisis: exchangeSuperCrisisProcedure,
  lookAtBottom: lookAtBottomProcedure,
  reorderCrises: reorderCrisesProcedure,
  learn: learnProcedure,
  loseHighest: loseHighestProcedure,
  giveCard: giveCardProcedure,
  strafe: strafeProcedure,
  nameRoll: nameRollProcedure,
  tradeCards: tradeCardsProcedure,
  arrangeQuorum: arrangeQuorumProcedure,
  destroyCivilians: destroyCiviliansProcedure,
  damageVipersInSpace: damageVipersInSpaceProcedure,
  destroyVipers: destroyVipersProcedure,
  destroyCylons: destroyCylonsProcedure,
  effects: effectsProcedure,
  choosePlayer: choosePlayerProcedure,
  decideCheck: decideCheckProcedure,
  nullifySkill: nullifySkillProcedure,
  replaceRoll: replaceRollProcedure,
  dealAllies: dealAlliesProcedure,
  newAlly: newAllyProcedure,
  moveOn: moveOnProcedure,
  repairGalactica: repairGalacticaProcedure,
  repairUpToVipers: repairUpToVipersProcedure,
  encounter: encounterProcedure,
  replaceAllies: replaceAlliesProcedure,
  surveyCivilians: surveyCiviliansProcedure,
  hideCivilians: hideCiviliansProcedure,
  flyOneViper: flyOneViperProcedure,
  vipersDestroyRaiders: vipersDestroyRaidersProcedure,
  damageUnmanned: damageUnmannedProcedure,
  stayInSpace: stayInSpaceProcedure,
  launchAssaultRaptor: launchAssaultRaptorProcedure,
  reinforceFleet: reinforceFleetProcedure,
  rollBelowRaiders: rollBelowRaidersProcedure,
  nukeArea: nukeAreaProcedure,
  loseCivilians: loseCiviliansProcedure,
  pursue: pursueProcedure,
  feedFleet: feedFleetProcedure,
  glimpseDestiny: glimpseDestinyProcedure,
  drawNamed: drawNamedProcedure,
  addToCheck: addToCheckProcedure,
  infiltrate: infiltrateProcedure,
  endInfiltration: endInfiltrationProcedure,
  becomeSympathetic: becomeSympatheticProcedure,
  activateSeveral: activateSeveralProcedure,
  activateAsEither: activateAsEitherProcedure,
  sift: siftProcedure,
  spareDiscard: spareDiscardProcedure,
  leaveElsewhere: leaveElsewhereProcedure,
  pickAndPlayMutiny: pickAndPlayMutinyProcedure,
  escortAway: escortAwayProcedure,
  quarantine: quarantineProcedure,
  showContribution: showContributionProcedure,
  takeFromCheck: takeFromCheckProcedure,
  dogfight: dogfightProcedure,
  activateFromAfar: activateFromAfarProcedure,
  activateOneViper: activateOneViperProcedure,
  launchReserves: launchReservesProcedure,
  influenceQuorum: influenceQuorumProcedure,
  executions: executionsProcedure,
  execute: executeProcedure,
  executedCylon: executedCylonProcedure,
  executedHuman: executedHumanProcedure,
  fragile: fragileProcedure,
  placeNew: placeNewProcedure,
  finalFive: finalFiveProcedure,
  crossroadsPhase: crossroadsPhaseProcedure,
  revealCrossroads: revealCrossroadsProcedure,
  destroyBeside: destroyBesideProcedure,
  removeRaiders: removeRaidersProcedure,
  raidersRun: raidersRunProcedure,
  raiseVipers: raiseVipersProcedure,
  drawTrauma: drawTraumaProcedure,
  discardTrauma: discardTraumaProcedure,
  takeLying: takeLyingProcedure,
  trial: trialProcedure,
  tradeMiracle: tradeMiracleProcedure,
  lastMotives: lastMotivesProcedure,
  becomeMutineer: becomeMutineerProcedure,
  passMutineer: passMutineerProcedure,
  seekMutineer: seekMutineerProcedure,
  drawMutiny: drawMutinyProcedure,
  discardMutiny: discardMutinyProcedure,
  nominate: nominateProcedure,
  playMutiny: playMutinyProcedure,
  buryQuorum: buryQuorumProcedure,
  attackForce: attackForceProcedure,
  detain: detainProcedure,
  activateForces: activateForcesProcedure,
  activateForce: activateForceProcedure,
  destroyForces: destroyForcesProcedure,
  newCapricaPhase: newCapricaPhaseProcedure,
  galacticaReturns: galacticaReturnsProcedure,
  depart: departProcedure,
  leaveBehind: leaveBehindProcedure,
  evacuateShip: evacuateShipProcedure,
  moveToGalactica: moveToGalacticaProcedure,
  lookAtLocked: lookAtLockedProcedure,
  damagePegasus: damagePegasusProcedure,
  goalCosts: goalCostsProcedure,
  discardStrength: discardStrengthProcedure,
  everyoneDrawsNamed: everyoneDrawsNamedProcedure,
  repairDamaged: repairDamagedProcedure,
  mission: missionProcedure,
  lookAtMission: lookAtMissionProcedure,
  sendOut: sendOutProcedure,
  payTribute: payTributeProcedure,
  arrangeCrises: arrangeCrisesProcedure,
  searchSkillDeck: searchSkillDeckProcedure,
  recklessDraw: recklessDrawProcedure,
};

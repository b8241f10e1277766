/** The procedures of the rules by name, each with the plain data that its frame carries: a part of the stored state. */
import type { CheckProcedures } from '../rules/checks/check.ts';
import type { CheckAbilitiesProcedures } from '../rules/checks/checkAbilities.ts';
import type { DestinyDeckProcedures } from '../rules/checks/destinyDeck.ts';
import type { ActivationProcedures } from '../rules/combat/activation.ts';
import type { AttackProcedures, NukeProcedures } from '../rules/combat/attack.ts';
import type { CraftProcedures } from '../rules/combat/craft.ts';
import type { GalacticaDamageProcedures } from '../rules/combat/galacticaDamage.ts';
import type { LossesProcedures } from '../rules/combat/losses.ts';
import type { PilotsProcedures } from '../rules/combat/pilots.ts';
import type { PlacementProcedures } from '../rules/combat/placement.ts';
import type { RaidersProcedures } from '../rules/combat/raiders.ts';
import type { VipersProcedures } from '../rules/combat/vipers.ts';
import type { BoxesProcedures } from '../rules/crisis/boxes.ts';
import type { CrisisProcedures } from '../rules/crisis/crisis.ts';
import type { PickCrisisProcedures } from '../rules/crisis/pickCrisis.ts';
import type { PrepareForJumpProcedures } from '../rules/crisis/prepareForJump.ts';
import type { ResolveCrisisProcedures } from '../rules/crisis/resolveCrisis.ts';
import type { EliminationProcedures } from '../rules/elimination.ts';
import type { JumpProcedures } from '../rules/jump/jump.ts';
import type { MilestonesProcedures } from '../rules/jump/milestones.ts';
import type { PileProcedures } from '../rules/loyalty/pile.ts';
import type { RevealProcedures } from '../rules/loyalty/reveal.ts';
import type { SleeperAgentProcedures } from '../rules/loyalty/sleeperAgent.ts';
import type { SetupProcedures } from '../rules/setup/setup.ts';
import type { QuorumProcedures } from '../rules/titles/quorum.ts';
import type { ActionsProcedures } from '../rules/turn/actions.ts';
import type { DiceProcedures } from '../rules/basics/dice.ts';
import type { DrawingProcedures } from '../rules/turn/drawing.ts';
import type { EmergencyProcedures } from '../rules/turn/emergency.ts';
import type { ExecutiveOrderProcedures } from '../rules/turn/executiveOrder.ts';
import type { LocationActionsProcedures } from '../rules/turn/locationActions.ts';
import type { MovementProcedures } from '../rules/turn/movement.ts';
import type { MovementEndProcedures } from '../rules/turn/movementEnd.ts';
import type { TurnProcedures } from '../rules/turn/turn.ts';
import type { WindowsProcedures } from '../rules/turn/windows.ts';
import type { EndOfGameProcedures } from '../rules/victory/endOfGame.ts';
import type { VictoryProcedures } from '../rules/victory/victory.ts';
import type { AimedEffectProcedures } from '../effects/aimed.ts';
import type { BranchesEffectProcedures } from '../effects/branches.ts';
import type { CheckAbilitiesEffectProcedures } from '../effects/checkAbilities.ts';
import type { CylonsEffectProcedures } from '../effects/cylons.ts';
import type { DecksEffectProcedures } from '../effects/decks.ts';
import type { FatesEffectProcedures } from '../effects/fates.ts';
import type { FeatsEffectProcedures } from '../effects/feats.ts';
import type { FleetEffectProcedures } from '../effects/fleet.ts';
import type { InterpreterEffectProcedures } from '../effects/interpreter.ts';
import type { PlayersEffectProcedures } from '../effects/players.ts';
import type { WindowsEffectProcedures } from '../effects/windows.ts';
import type { AlliesDeckProcedures } from '../modules/allies/deck.ts';
import type { AlliesEffectProcedures } from '../modules/allies/effects.ts';
import type { AlliesEncounterProcedures } from '../modules/allies/encounter.ts';
import type { AlliesLeavingProcedures } from '../modules/allies/leaving.ts';
import type { AlliesShipsProcedures } from '../modules/allies/ships.ts';
import type { AlliesVipersProcedures } from '../modules/allies/vipers.ts';
import type { AssaultRaptorsAtJumpProcedures } from '../modules/assaultRaptors/atJump.ts';
import type { AssaultRaptorsEffectProcedures } from '../modules/assaultRaptors/effects.ts';
import type { CylonFleetEffectProcedures } from '../modules/cylonFleet/effects.ts';
import type { CylonFleetNukeProcedures } from '../modules/cylonFleet/nuke.ts';
import type { CylonFleetPursuitProcedures } from '../modules/cylonFleet/pursuit.ts';
import type { CylonLeadersEffectProcedures } from '../modules/cylonLeaders/effects.ts';
import type { CylonLeadersInfiltratingProcedures } from '../modules/cylonLeaders/infiltrating.ts';
import type { CylonLeadersSympatheticProcedures } from '../modules/cylonLeaders/sympathetic.ts';
import type { DaybreakPeopleActivatingProcedures } from '../modules/daybreakPeople/activating.ts';
import type { DaybreakPeopleEffectProcedures } from '../modules/daybreakPeople/effects.ts';
import type { DaybreakPeopleMutinyProcedures } from '../modules/daybreakPeople/mutiny.ts';
import type { DaybreakPeopleShipsProcedures } from '../modules/daybreakPeople/ships.ts';
import type { DaybreakPeopleShowingProcedures } from '../modules/daybreakPeople/showing.ts';
import type { DaybreakSkillsChecksProcedures } from '../modules/daybreakSkills/checks.ts';
import type { DaybreakSkillsFleetProcedures } from '../modules/daybreakSkills/fleet.ts';
import type { DaybreakSkillsQuorumProcedures } from '../modules/daybreakSkills/quorum.ts';
import type { ExecutionsExecuteProcedures } from '../modules/executions/execute.ts';
import type { ExecutionsFragileProcedures } from '../modules/executions/fragile.ts';
import type { ExecutionsNewCharacterProcedures } from '../modules/executions/newCharacter.ts';
import type { FinalFiveExamineProcedures } from '../modules/finalFive/examine.ts';
import type { IonianNebulaCrossroadsProcedures } from '../modules/ionianNebula/crossroads.ts';
import type { IonianNebulaShipsProcedures } from '../modules/ionianNebula/ships.ts';
import type { IonianNebulaTraumaProcedures } from '../modules/ionianNebula/trauma.ts';
import type { IonianNebulaTrialProcedures } from '../modules/ionianNebula/trial.ts';
import type { MiraclesEffectProcedures } from '../modules/miracles/effects.ts';
import type { MotivesRevealProcedures } from '../modules/motives/reveal.ts';
import type { MutineerBecomeProcedures } from '../modules/mutineer/become.ts';
import type { MutineerSeekProcedures } from '../modules/mutineer/seek.ts';
import type { MutinyDrawProcedures } from '../modules/mutiny/draw.ts';
import type { MutinyNominateProcedures } from '../modules/mutiny/nominate.ts';
import type { MutinyPlayProcedures } from '../modules/mutiny/play.ts';
import type { MutinyQuorumProcedures } from '../modules/mutiny/quorum.ts';
import type { NewCapricaBoardActionsProcedures } from '../modules/newCaprica/boardActions.ts';
import type { NewCapricaForcesProcedures } from '../modules/newCaprica/forces.ts';
import type { NewCapricaPhaseProcedures } from '../modules/newCaprica/phase.ts';
import type { NewCapricaStacksProcedures } from '../modules/newCaprica/stacks.ts';
import type { PegasusShipProcedures } from '../modules/pegasus/ship.ts';
import type { PersonalGoalsAtTheEndProcedures } from '../modules/personalGoals/atTheEnd.ts';
import type { PersonalGoalsStrengthProcedures } from '../modules/personalGoals/strength.ts';
import type { SearchForHomeEffectProcedures } from '../modules/searchForHome/effects.ts';
import type { SearchForHomeMissionsProcedures } from '../modules/searchForHome/missions.ts';
import type { SearchForHomeRaiderBayProcedures } from '../modules/searchForHome/raiderBay.ts';
import type { SearchForHomeRebelBasestarProcedures } from '../modules/searchForHome/rebelBasestar.ts';
import type { TreacheryRecklessProcedures } from '../modules/treachery/reckless.ts';

export interface Procedures
  extends
    CheckProcedures,
    CheckAbilitiesProcedures,
    DestinyDeckProcedures,
    ActivationProcedures,
    AttackProcedures,
    NukeProcedures,
    CraftProcedures,
    GalacticaDamageProcedures,
    LossesProcedures,
    PilotsProcedures,
    PlacementProcedures,
    RaidersProcedures,
    VipersProcedures,
    BoxesProcedures,
    CrisisProcedures,
    PickCrisisProcedures,
    PrepareForJumpProcedures,
    ResolveCrisisProcedures,
    EliminationProcedures,
    JumpProcedures,
    MilestonesProcedures,
    PileProcedures,
    RevealProcedures,
    SleeperAgentProcedures,
    SetupProcedures,
    QuorumProcedures,
    ActionsProcedures,
    DiceProcedures,
    DrawingProcedures,
    EmergencyProcedures,
    ExecutiveOrderProcedures,
    LocationActionsProcedures,
    MovementProcedures,
    MovementEndProcedures,
    TurnProcedures,
    WindowsProcedures,
    EndOfGameProcedures,
    VictoryProcedures,
    AimedEffectProcedures,
    BranchesEffectProcedures,
    CheckAbilitiesEffectProcedures,
    CylonsEffectProcedures,
    DecksEffectProcedures,
    FatesEffectProcedures,
    FeatsEffectProcedures,
    FleetEffectProcedures,
    InterpreterEffectProcedures,
    PlayersEffectProcedures,
    WindowsEffectProcedures,
    AlliesDeckProcedures,
    AlliesEffectProcedures,
    AlliesEncounterProcedures,
    AlliesLeavingProcedures,
    AlliesShipsProcedures,
    AlliesVipersProcedures,
    AssaultRaptorsAtJumpProcedures,
    AssaultRaptorsEffectProcedures,
    CylonFleetEffectProcedures,
    CylonFleetNukeProcedures,
    CylonFleetPursuitProcedures,
    CylonLeadersEffectProcedures,
    CylonLeadersInfiltratingProcedures,
    CylonLeadersSympatheticProcedures,
    DaybreakPeopleActivatingProcedures,
    DaybreakPeopleEffectProcedures,
    DaybreakPeopleMutinyProcedures,
    DaybreakPeopleShipsProcedures,
    DaybreakPeopleShowingProcedures,
    DaybreakSkillsChecksProcedures,
    DaybreakSkillsFleetProcedures,
    DaybreakSkillsQuorumProcedures,
    ExecutionsExecuteProcedures,
    ExecutionsFragileProcedures,
    ExecutionsNewCharacterProcedures,
    FinalFiveExamineProcedures,
    IonianNebulaCrossroadsProcedures,
    IonianNebulaShipsProcedures,
    IonianNebulaTraumaProcedures,
    IonianNebulaTrialProcedures,
    MiraclesEffectProcedures,
    MotivesRevealProcedures,
    MutineerBecomeProcedures,
    MutineerSeekProcedures,
    MutinyDrawProcedures,
    MutinyNominateProcedures,
    MutinyPlayProcedures,
    MutinyQuorumProcedures,
    NewCapricaBoardActionsProcedures,
    NewCapricaForcesProcedures,
    NewCapricaPhaseProcedures,
    NewCapricaStacksProcedures,
    PegasusShipProcedures,
    PersonalGoalsAtTheEndProcedures,
    PersonalGoalsStrengthProcedures,
    SearchForHomeEffectProcedures,
    SearchForHomeMissionsProcedures,
    SearchForHomeRaiderBayProcedures,
    SearchForHomeRebelBasestarProcedures,
    TreacheryRecklessProcedures {}

export type ProcedureName = keyof Procedures;

/**
 * The types of all modules: what each adds to the state of a game, to what is seen of it, and to what is told, asked
 * and chosen in it. A module stands here under its name with what it has, and the compiler asks its declaration
 * (`ModuleDeclaration` in `hooks.ts`) for exactly that.
 */
import type { AllyHappening, AllyTopic } from '../modules/allies/happenings.ts';
import type { AlliesView } from '../modules/allies/view.ts';
import type { AssaultRaptorHappening, AssaultRaptorTopic } from '../modules/assaultRaptors/index.ts';
import type { CylonFleet, CylonFleetView } from '../modules/cylonFleet/state.ts';
import type { CylonFleetHappening, CylonFleetTopic, Escort } from '../modules/cylonFleet/told.ts';
import type { LeaderHappening, LeaderTopic } from '../modules/cylonLeaders/happenings.ts';
import type { AgendaView, CylonLeaders, OwnAgendaView } from '../modules/cylonLeaders/state.ts';
import type { PeopleHappening, PeopleTopic } from '../modules/daybreakPeople/told.ts';
import type { DaybreakSkillHappening, DaybreakSkillTopic } from '../modules/daybreakSkills/happenings.ts';
import type { ExecutionHappening, ExecutionTopic } from '../modules/executions/happenings.ts';
import type { Executions, ExecutionsView } from '../modules/executions/state.ts';
import type { FinalFiveHappening, FinalFiveTopic } from '../modules/finalFive/index.ts';
import type { NebulaChoice, NebulaHappening, NebulaTopic } from '../modules/ionianNebula/happenings.ts';
import type { IonianNebula } from '../modules/ionianNebula/state.ts';
import type { NebulaView, OwnTraumaView, TraumaView } from '../modules/ionianNebula/view.ts';
import type {
  MiracleHappening,
  MiracleTopic,
  Miracles,
  MiraclesView,
  PassMiracle,
} from '../modules/miracles/tokens.ts';
import type { MotiveHappening, MotiveTopic } from '../modules/motives/index.ts';
import type { Motives, MotivesView, OwnMotive } from '../modules/motives/state.ts';
import type { MutineerHappening, MutineerTopic } from '../modules/mutineer/happenings.ts';
import type { MutineerRecord } from '../modules/mutineer/state.ts';
import type { MutinyHappening, MutinyTopic } from '../modules/mutiny/happenings.ts';
import type { Mutiny, MutinyHandView, MutinyView } from '../modules/mutiny/state.ts';
import type { NegotiationHappening, NegotiationView } from '../modules/negotiation/index.ts';
import type { NewCapricaHappening, NewCapricaTopic } from '../modules/newCaprica/happenings.ts';
import type { NewCaprica } from '../modules/newCaprica/state.ts';
import type { NewCapricaView } from '../modules/newCaprica/view.ts';
import type { PegasusHappening } from '../modules/pegasus/happenings.ts';
import type { Pegasus, PegasusView } from '../modules/pegasus/state.ts';
import type { GoalView } from '../modules/personalGoals/goals.ts';
import type { GoalHappening, GoalTopic } from '../modules/personalGoals/index.ts';
import type { HubHappening, ResurrectionHub } from '../modules/resurrectionHub/index.ts';
import type { HomeChoice, HomeHappening, HomeTopic } from '../modules/searchForHome/happenings.ts';
import type { SearchForHome } from '../modules/searchForHome/state.ts';
import type { OwnMissionView, SearchForHomeView } from '../modules/searchForHome/view.ts';
import type { RecklessHappening, RecklessView } from '../modules/treachery/happenings.ts';

/** The names of all modules, in the order in which they are asked (`modules/index.ts`). */
export type ModuleName =
  | 'cylonLeaders'
  | 'executions'
  | 'newCaprica'
  | 'pegasus'
  | 'sabotage'
  | 'recklessChecks'
  | 'cylonFleet'
  | 'finalFive'
  | 'ionianNebula'
  | 'allies'
  | 'personalGoals'
  | 'miracles'
  | 'daybreakPeople'
  | 'daybreakSkills'
  | 'motives'
  | 'mutiny'
  | 'mutineer'
  | 'mutinousDiscards'
  | 'recklessDraw'
  | 'assaultRaptors'
  | 'negotiation'
  | 'searchForHome'
  | 'resurrectionHub';

/** Its piece of the state, at `state.modules.<name>`: plain data, like all of the state. */
export interface ModuleStates {
  cylonLeaders: CylonLeaders;
  executions: Executions;
  newCaprica: NewCaprica;
  pegasus: Pegasus;
  cylonFleet: CylonFleet;
  ionianNebula: IonianNebula;
  miracles: Miracles;
  motives: Motives;
  mutiny: Mutiny;
  mutineer: MutineerRecord;
  searchForHome: SearchForHome;
  resurrectionHub: ResurrectionHub;
}

/** The public view of each module, at `view.modules.<name>`. */
export interface ModuleViews {
  readonly executions: ExecutionsView;
  readonly newCaprica: NewCapricaView;
  readonly pegasus: PegasusView;
  readonly recklessChecks: RecklessView;
  readonly cylonFleet: CylonFleetView;
  readonly ionianNebula: NebulaView;
  readonly allies: AlliesView;
  readonly mutiny: MutinyView;
  readonly negotiation: NegotiationView;
  readonly searchForHome: SearchForHomeView;
}

/** The public view of each module for one player, at `view.players[seat].modules.<name>`. */
export interface SeatModuleViews {
  /** The Agenda, when the game is over. */
  readonly cylonLeaders: AgendaView;
  readonly ionianNebula: TraumaView;
  readonly miracles: MiraclesView;
  readonly motives: MotivesView;
  readonly mutiny: MutinyHandView;
}

/** The part of each module that only the viewer knows, at `view.own.modules.<name>`. */
export interface OwnModuleViews {
  readonly cylonLeaders: OwnAgendaView;
  readonly ionianNebula: OwnTraumaView;
  readonly personalGoals: ReadonlyArray<GoalView>;
  readonly motives: ReadonlyArray<OwnMotive>;
  readonly mutiny: MutinyHandView;
  readonly searchForHome: OwnMissionView;
}

/** The events that it tells: a union by `kind`, each kind named by no other module. They are stored as they are. */
export interface ModuleHappenings {
  readonly cylonLeaders: LeaderHappening;
  readonly executions: ExecutionHappening;
  readonly newCaprica: NewCapricaHappening;
  readonly pegasus: PegasusHappening;
  readonly recklessChecks: RecklessHappening;
  readonly cylonFleet: CylonFleetHappening;
  readonly finalFive: FinalFiveHappening;
  readonly ionianNebula: NebulaHappening;
  readonly allies: AllyHappening;
  readonly personalGoals: GoalHappening;
  readonly miracles: MiracleHappening;
  readonly daybreakPeople: PeopleHappening;
  readonly daybreakSkills: DaybreakSkillHappening;
  readonly motives: MotiveHappening;
  readonly mutiny: MutinyHappening;
  readonly mutineer: MutineerHappening;
  readonly assaultRaptors: AssaultRaptorHappening;
  readonly negotiation: NegotiationHappening;
  readonly searchForHome: HomeHappening;
  readonly resurrectionHub: HubHappening;
}

/** The subjects of each module's questions: a union by `kind`. */
export interface ModuleTopics {
  readonly cylonLeaders: LeaderTopic;
  readonly executions: ExecutionTopic;
  readonly newCaprica: NewCapricaTopic;
  readonly cylonFleet: CylonFleetTopic;
  readonly finalFive: FinalFiveTopic;
  readonly ionianNebula: NebulaTopic;
  readonly allies: AllyTopic;
  readonly personalGoals: GoalTopic;
  readonly miracles: MiracleTopic;
  readonly daybreakPeople: PeopleTopic;
  readonly daybreakSkills: DaybreakSkillTopic;
  readonly motives: MotiveTopic;
  readonly mutiny: MutinyTopic;
  readonly mutineer: MutineerTopic;
  readonly assaultRaptors: AssaultRaptorTopic;
  readonly searchForHome: HomeTopic;
}

/** Decks of modules that can be looked into, by what they are called in choices and events. */
export interface ModuleDecks {
  readonly ally: true;
  readonly mutiny: true;
  readonly mission: true;
}

/** The choices in each module's questions that nothing of the base offers: a union by `kind`. */
export interface ModuleChoices {
  readonly cylonFleet: Escort;
  readonly ionianNebula: NebulaChoice;
  readonly miracles: PassMiracle;
  readonly searchForHome: HomeChoice;
}

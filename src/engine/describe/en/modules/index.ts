/** The words of the modules. */
import './allies.ts';
import './assaultRaptors.ts';
import './cylonFleet.ts';
import './cylonLeaders.ts';
import './executions.ts';
import './finalFive.ts';
import './ionianNebula.ts';
import './miracles.ts';
import './negotiation.ts';
import './mutineer.ts';
import './mutiny.ts';
import './newCaprica.ts';
import './pegasus.ts';
import './personalGoals.ts';
import './resurrectionHub.ts';
import './searchForHome.ts';

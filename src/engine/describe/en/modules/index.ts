/** The words of the modules. */
import './cylonLeaders.ts';
import './executions.ts';
import './ionianNebula.ts';
import './newCaprica.ts';
import './pegasus.ts';

/** The words of the modules. */
import './newCaprica.ts';

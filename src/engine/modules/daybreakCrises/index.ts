/** The Crisis cards of Daybreak (R-CRI): what content can't say of them. */
import './effects.ts';

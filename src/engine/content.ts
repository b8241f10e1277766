/** The content that the rules play with, for those who read a view: automatic players, pictures, words. */
export { catalogue } from '../catalogue/index.ts';
export { faceOf, skillOf, type Face } from './rules/cards.ts';

/** The board picture: a view of a game in, a PNG out. */
export { renderBoard } from './picture.ts';
export { createRenderer } from './renderer.ts';
export type { Renderer } from './renderer.ts';

import { Socket } from 'node:net';

/**
 * Everything that is written in one breath goes out in one go, when nothing more can be added to it without waiting:
 * each write costs the machine many times what a statement of ours holds.
 */
export class BreathSocket extends Socket {
  #held = false;

  override write(data: Uint8Array | string, ...rest: Array<never>): boolean {
    this.#hold();
    return super.write(data, ...rest);
  }

  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.cork();
    process.nextTick(() => {
      this.#held = false;
      this.uncork();
    });
  }
}

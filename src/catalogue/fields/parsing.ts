/** Each schema meets a few entries only: compiling it would cost more than it saves. */
export const parsing = { reportInput: true, jitless: true };

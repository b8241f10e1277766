const copies = 200;

/** Returns the processor time of this process so far, in milliseconds, whatever else the machine does. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the milliseconds that one copy of a state by way of JSON takes. */
export function copyTime(text: string): number {
  const state: unknown = JSON.parse(text);
  const used = processorTime();
  for (let copy = 0; copy < copies; copy += 1) JSON.parse(JSON.stringify(state));
  return (processorTime() - used) / copies;
}

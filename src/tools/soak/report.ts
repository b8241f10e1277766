import type { MemoryResult, ServersResult, SoakResult, TestsResult } from './results.ts';
import { limits } from './results.ts';

/** Returns the measurements in words, each part beside its limits. */
export function reportLines({ parts: { memory, servers, tests } }: SoakResult): ReadonlyArray<string> {
  return [
    ...(memory === undefined ? [] : memoryLines(memory)),
    ...(servers === undefined ? [] : serversLines(servers)),
    ...(tests === undefined ? [] : testsLines(tests)),
  ];
}

function memoryLines({
  minutes,
  games,
  answers,
  start,
  warmUp,
  end,
  peakMB,
  slopeKB,
  errors,
  passed,
}: MemoryResult): ReadonlyArray<string> {
  return [
    `memory: ${games} games in ${minutes} minutes, ${answers} answers`,
    `  ${start.residentMB} MB at the start, ${warmUp.residentMB} after ${warmUp.answers} answers, ${end.residentMB} at the end` +
      ` (JavaScript: ${start.heapMB}, ${warmUp.heapMB}, ${end.heapMB})`,
    `  at most ${peakMB} MB; limit ${limits.memory.residentMB}`,
    `  ${slopeKB} KB an answer after the warm-up; limit ${limits.memory.slopeKB} over ${limits.memory.answers} answers`,
    ...errors.map((error) => `  went wrong: ${error}`),
    ...passed.map((sentence) => `  LIMIT PASSED: ${sentence}`),
  ];
}

function serversLines({
  servers,
  channels,
  messages,
  start,
  end,
  peakMB,
  bytesAMessage,
  passed,
}: ServersResult): ReadonlyArray<string> {
  return [
    `servers: ${servers} servers of ${channels} channels, ${messages} messages of other people`,
    `  ${start.residentMB} MB at the start, ${end.residentMB} at the end (JavaScript: ${start.heapMB}, ${end.heapMB})`,
    `  at most ${peakMB} MB; limit ${limits.servers.residentMB}; ${bytesAMessage} bytes a message`,
    ...passed.map((sentence) => `  LIMIT PASSED: ${sentence}`),
  ];
}

function testsLines({ minutes, succeeded, failed, passed }: TestsResult): ReadonlyArray<string> {
  return [`tests: ${succeeded} passed, ${failed} failed in ${minutes} minutes`, ...passed];
}

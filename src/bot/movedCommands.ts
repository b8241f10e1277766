/** Present paths of renamed commands, by their former paths: the names that people have learned still work. */
export const movedCommands: Readonly<Record<string, string>> = {
  'game options': 'host options',
  'game timers': 'host timers',
  'game pause': 'host pause',
  'game resume': 'host resume',
  'game replace': 'host replace',
  'game kick': 'host kick',
  'game transfer': 'host transfer',
  'game here': 'host here',
  'game audit': 'host audit',
  'game abandon': 'host abandon',
  'game delete': 'host delete',
};

/** Returns the former names of a command. */
export function formerNames(path: string): ReadonlyArray<string> {
  return Object.keys(movedCommands).filter((old) => movedCommands[old] === path);
}

/** Where commands have gone that once had another name, as paths: what people have learnt goes on working. */
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

/** What a command was called before. */
export function formerNames(path: string): ReadonlyArray<string> {
  return Object.keys(movedCommands).filter((old) => movedCommands[old] === path);
}

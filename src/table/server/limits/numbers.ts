/** Discord's documented limits that its OpenAPI description leaves out or states too widely. */
export const limits = {
  content: 2000,
  embeds: 10,
  embedCharacters: 6000,
  actionRows: 5,
  buttonsInRow: 5,
  componentsV2: 40,
  componentsV2Characters: 4000,
  attachments: 10,
  attachmentBytes: 10 * 1024 * 1024,
  autocompleteChoices: 25,
  choiceValue: 100,
  commands: 100,
  commandCharacters: 8000,
  commandOptions: 25,
  modalRows: 5,
  pins: 50,
} as const;

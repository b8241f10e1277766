/**
 * No flag is set. Typed `number`, which fits every bit field of discord-api-types; their enums have no member for 0.
 */
export const noFlags = 0 as number;

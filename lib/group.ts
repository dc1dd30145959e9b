/** Values by name, as an object of YAML or JSON. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

import { z } from 'zod';

/** The part of JSON Schema (draft 2020-12) that the schemas of `content/` come to, and what we add to it. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: string[];
  format?: string;
  pattern?: string;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | false;
  default?: unknown;
  description?: string;
  /** Folder of `content/` whose files it names, from `meta({ relation })` in the schema. */
  relation?: string;
  /** What it names by kind and file, from `meta({ reference })`. */
  reference?: 'insight' | 'page';
  /** What our own schema says is expected, where the form is another. */
  formMessage?: string;
};

/** What a file may hold, as JSON Schema: the input, before defaults and transforms. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const message = messageOf(zodSchema);
      if (message) (jsonSchema as JsonSchema).formMessage = message;
    },
  }) as JsonSchema;
}

type Check = { _zod: { def: { check: string; error?: (issue: object) => unknown } } };

/** The words with which a schema asks for a form: those that its loader says. */
function messageOf({ _zod: { def } }: z.core.$ZodType): string | undefined {
  const checks: readonly Check[] =
    'checks' in def ? ((def.checks ?? []) as unknown as Check[]) : [];
  const own = 'format' in def ? [{ _zod: { def } } as unknown as Check] : [];
  const messages = [...own, ...checks]
    .filter(({ _zod }) => _zod.def.check === 'string_format')
    .map(({ _zod }) => _zod.def.error?.({}));
  return messages.find((message) => typeof message === 'string');
}

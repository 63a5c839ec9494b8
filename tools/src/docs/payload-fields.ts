import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The fields of an object as a reader wants them: "accountId: uuid, balance: integer"; "nothing" where there are none. */
export function payloadFields(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${kindOf(field)}`,
  );
  return fields.length > 0 ? `\`${fields.join(', ')}\`` : 'nothing';
}

function kindOf(field: JsonSchema | boolean): string {
  if (typeof field === 'boolean') return 'anything';
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (field.type === 'array') return `${kindOf((field.items ?? true) as JsonSchema | boolean)}[]`;
  if (field.format === 'date-time') return 'instant';
  // An id is a text with the form of a UUID: libs/contracts/src/fields.
  if (field.type === 'string' && field.pattern?.includes('[89ab]')) return 'id';
  return typeof field.type === 'string' ? field.type : 'anything';
}

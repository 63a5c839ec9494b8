import { comment, quoted } from '../service-places.mjs';

/** @typedef {import('../plan-use-case.mjs').UseCasePlan} UseCasePlan */

/** What is asked and answered, once for every reader of it. @param {UseCasePlan} plan */
export function schemaFile({ className, property, fields, subject }) {
  const shape = fields.map((field) => `${field}: id()`).join(', ');
  return `import { z } from 'zod';
import { ${fields.length > 0 ? 'id, ' : ''}instant } from '../fields/index.js';

/** What ${subject} is asked with. */
export const ${property}Question = z.strictObject({${shape}});
export type ${className}Question = z.output<typeof ${property}Question>;

/** What it answers. \`at\` is when it was done. */
export const ${property}Answer = z.object({${shape}${shape ? ', ' : ''}at: instant() });
export type ${className}Answer = z.output<typeof ${property}Answer>;
`;
}

/** @param {UseCasePlan} plan */
export function schemaSpecFile({ file, property, subject, fields }) {
  return `import { describe, expect, it } from '@jest/globals';
${fields.length > 0 ? `import { newId } from '@guildhall/kernel';\n` : ''}import { ${property}Question } from './${file}.schema.js';

describe('what ${subject} is asked with', () => {
  const question = {${fields.map((field) => `${field}: newId()`).join(', ')}};

  it('is nothing but what the contract names', () => {
    expect(${property}Question.parse(question)).toEqual(question);
    expect(${property}Question.safeParse({ ...question, unknown: 1 }).success).toBe(false);
  });
${fields.length > 0 ? wrongIds(property, fields) : ''}});
`;
}

/** @param {string} property @param {string[]} fields */
const wrongIds = (property, fields) => `
  it('is ids, and no other text', () => {
    expect(${property}Question.safeParse({ ...question, ${fields[0]}: 'x' }).success).toBe(false);
  });
`;

/** The service's own file: permission first, then load, decide, save. @param {UseCasePlan} plan */
export function useCaseFile({ className, area, access, says, fields }) {
  const refuses = access !== 'public';
  const demand = access === 'admin' ? 'demandAdmin' : 'demandMember';
  const asked =
    fields.length > 0 ? `{ ${fields.join(', ')} }: ${className}Question` : `_question: ${className}Question`;
  const who = { public: 'Open to everybody.', member: 'For whoever is signed in.', admin: 'For the admin alone.' }[
    access
  ];
  return `import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@guildhall/kernel';
import type { ${className}Answer, ${className}Question } from '@guildhall/contracts/${area}';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK${refuses ? `, ${demand}` : ''} } from '@guildhall/service-kit';

${comment(`${says.replace(/\.?$/, '.')} ${who}`)}
@Injectable()
export class ${className} {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

${refuses ? `  /** @throws DomainError \`access.denied\` */\n` : ''}  async execute(${refuses ? 'caller' : '_caller'}: Caller, ${asked}): Promise<${className}Answer> {
${refuses ? `    ${demand}(caller);\n` : ''}    return { ${[...fields, 'at: this.clock.now().toISOString()'].join(', ')} };
  }
}
`;
}

/** @param {UseCasePlan} plan */
export function useCaseSpecFile({ className, file, access, says, fields }) {
  const given = fields.map((field) => `${field}: newId()`).join(', ');
  const callers = {
    public: `const caller: Caller = { kind: 'visitor' };`,
    member: `const caller: Caller = { kind: 'member', accountId: newId(), companyId: newId(), admin: false };`,
    admin: `const caller: Caller = { kind: 'member', accountId: newId(), companyId: newId(), admin: true };`,
  };
  const ids = given || access !== 'public';
  return `import { describe, expect, it } from '@jest/globals';
${ids ? `import { newId } from '@guildhall/kernel';\n` : ''}import type { Caller } from '@guildhall/contracts/rpc';
import { ${className} } from './${file}.js';

describe(${quoted(says.replace(/\.$/, ''))}, () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const useCase = new ${className}({ now: () => now });
  ${callers[access]}
  const question = {${given}};

  it('answers with what was asked for and when', async () => {
    expect(await useCase.execute(caller, question)).toEqual({ ...question, at: now.toISOString() });
  });
${access === 'public' ? '' : refusalCase(access)}});
`;
}

/** @param {'member' | 'admin'} access */
const refusalCase = (access) => `
  it('is refused to ${access === 'admin' ? 'everybody but the admin' : 'who is not signed in'}', async () => {
    await expect(useCase.execute({ kind: 'visitor' }, question)).rejects.toMatchObject({ code: 'access.denied' });
${access === 'admin' ? `    await expect(useCase.execute({ ...caller, admin: false }, question)).rejects.toMatchObject({ code: 'access.denied' });\n` : ''}  });
`;

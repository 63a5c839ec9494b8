import { planUseCase } from './plan-use-case.mjs';
import { ensureController, provide } from './room.mjs';
import { serveOverHttp } from './serve-over-http.mjs';
import { comment } from './service-places.mjs';
import { addConstructorParameter, addEntry, addImport, addMethod, addReexport, hasMethod } from './source-edits.mjs';
import { schemaFile, schemaSpecFile, useCaseFile, useCaseSpecFile } from './templates/use-case.mjs';

/** @typedef {import('./checkout.mjs').Checkout} Checkout */
/** @typedef {import('./plan-use-case.mjs').UseCasePlan} UseCasePlan */

/**
 * A new use case: its file, its contract, its place in controller and module, its address, and their specs.
 * @param {Checkout} checkout
 * @param {string} place marketplace/bookings/book-resource
 * @param {{ kind?: string, http?: string, access?: string, subject?: string, says?: string }} options
 */
export function generateUseCase(checkout, place, options) {
  const plan = planUseCase(checkout, place, options);
  const room = `services/${plan.service}/src/${plan.room}`;
  checkout.create(`${room}/${plan.file}.ts`, useCaseFile(plan));
  checkout.create(`${room}/${plan.file}.spec.ts`, useCaseSpecFile(plan));
  addContract(checkout, plan);
  addHandler(checkout, plan);
  provide(checkout, plan.service, plan.room, plan.className, plan.file);
  if (plan.http) serveOverHttp(checkout, plan, plan.http);
}

/** @param {Checkout} checkout @param {UseCasePlan} plan */
function addContract(checkout, plan) {
  const { area, file, property, subject, kind, says } = plan;
  const folder = `libs/contracts/src/${area}`;
  checkout.create(`${folder}/${file}.schema.ts`, schemaFile(plan));
  checkout.create(`${folder}/${file}.spec.ts`, schemaSpecFile(plan));
  checkout.edit(`${folder}/index.ts`, (text) => addReexport(text, `./${file}.schema.js`));
  checkout.edit(`${folder}/rpc.ts`, (text) => {
    const errors = plan.access === 'public' ? '' : ' Errors: access.denied.';
    const shape = `kind: '${kind}', callers: ['gateway'], input: ${property}Question, output: ${property}Answer`;
    const entry = `${comment(`${says.replace(/\.?$/, '.')}${errors}`)}\n'${subject}': rpc({ ${shape} })`;
    const withImports = [`${property}Answer`, `${property}Question`].reduce(
      (changed, name) => addImport(changed, name, `./${file}.schema.js`),
      text,
    );
    return addEntry(withImports, `${area}Rpc`, entry);
  });
}

/** @param {Checkout} checkout @param {UseCasePlan} plan */
function addHandler(checkout, { service, room, file, className, property, subject, verb }) {
  const path = ensureController(checkout, service, room);
  checkout.edit(path, (text) => {
    const method = hasMethod(text, verb) ? property : verb;
    let changed = addImport(text, 'Caller', '@guildhall/contracts/rpc', { type: true });
    changed = addImport(changed, 'RpcInput', '@guildhall/contracts/rpc', { type: true });
    changed = addImport(changed, 'RpcHandler', '@guildhall/service-kit');
    changed = addImport(changed, className, `./${file}.js`);
    changed = addConstructorParameter(changed, `private readonly ${property}: ${className}`);
    return addMethod(
      changed,
      `  @RpcHandler('${subject}')
  ${method}(caller: Caller, question: RpcInput<'${subject}'>) {
    return this.${property}.execute(caller, question);
  }`,
    );
  });
}

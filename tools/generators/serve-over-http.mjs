import { pascal } from './names.mjs';
import { quoted } from './service-places.mjs';
import { addConstructorParameter, addElement, addEntry, addImport, addMethod, hasMethod } from './source-edits.mjs';

/** @typedef {import('./checkout.mjs').Checkout} Checkout */
/** @typedef {import('./plan-use-case.mjs').UseCasePlan} UseCasePlan */
/** @typedef {import('./plan-use-case.mjs').HttpPlan} HttpPlan */

/** The row of the table of who may do what, by the access of a route. */
const rows = { public: 'everybody', optional: 'everybody', member: 'members', admin: 'admin' };

/**
 * Gives a use case its address: the contract of the route, and the gateway's method that asks the service.
 * @param {Checkout} checkout @param {UseCasePlan} plan @param {HttpPlan} http
 */
export function serveOverHttp(checkout, plan, http) {
  const { area, file, property, access, says } = plan;
  checkout.edit('libs/contracts/src/http/index.ts', (text) => {
    const answer = `answer: ${property}Answer, status: ${http.status}`;
    const what = `summary: ${quoted(says.replace(/\.$/, ''))}, ${http.carries}: ${property}Question`;
    const entry = `'${http.name}': route({ method: '${http.method}', path: '${http.path}', access: '${access}', ${what}, ${answer} })`;
    const withImports = [`${property}Answer`, `${property}Question`].reduce(
      (changed, name) => addImport(changed, name, `../${area}/${file}.schema.js`),
      text,
    );
    return addEntry(withImports, 'httpRoutes', entry);
  });
  checkout.edit('e2e/api/access-table.ts', (text) => addEntry(text, 'accessTable', `'${http.name}': ${rows[access]}`));
  checkout.edit(ensureGatewayController(checkout, plan), (text) => {
    const method = hasMethod(text, plan.verb) ? property : plan.verb;
    const hasClient = text.includes('rpc: RpcClient');
    let changed = addImport(text, 'RpcClient', '@guildhall/service-kit');
    changed = addImport(changed, 'HttpRoute', '../http/http-route.js');
    changed = addImport(changed, 'Input', '../http/http-route.js');
    changed = addImport(changed, 'RouteInput', '../http/http-route.js', { type: true });
    if (!hasClient) changed = addConstructorParameter(changed, 'private readonly rpc: RpcClient');
    return addMethod(
      changed,
      `  @HttpRoute('${http.name}')
  ${method}(@Input() { ${http.carries} }: RouteInput<'${http.name}'>) {
    return this.rpc.call('${plan.subject}', ${http.carries});
  }`,
    );
  });
}

/** @param {Checkout} checkout @param {UseCasePlan} plan */
function ensureGatewayController(checkout, { area, room }) {
  const path = `gateway/src/${area}/${room}.controller.ts`;
  if (checkout.has(path)) return path;
  const name = `${pascal(room)}Controller`;
  checkout.create(path, `import { Controller } from '@nestjs/common';\n\n@Controller()\nexport class ${name} {\n}\n`);
  checkout.edit('gateway/src/app.module.ts', (text) =>
    addElement(addImport(text, name, `./${area}/${room}.controller.js`), 'controllers', name),
  );
  return path;
}

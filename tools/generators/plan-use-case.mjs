import { areaOf, demandService } from './service-places.mjs';
import { camel, demandKebab, nounAndVerb, pascal, sentence } from './names.mjs';

/** @typedef {import('./checkout.mjs').Checkout} Checkout */
/** @typedef {'public' | 'member' | 'admin'} Access */
/**
 * @typedef {object} HttpPlan
 * @property {string} name its key in the contracts
 * @property {string} method
 * @property {string} path
 * @property {'params' | 'query' | 'body'} carries where the question travels
 * @property {200 | 201} status
 */
/**
 * @typedef {object} UseCasePlan
 * @property {string} service
 * @property {string} area folder of the contracts and of the gateway
 * @property {string} room
 * @property {string} file book-resource
 * @property {string} className BookResource
 * @property {string} property bookResource
 * @property {string} subject marketplace.booking.book
 * @property {string} verb book
 * @property {'read' | 'write'} kind
 * @property {Access} access
 * @property {string} says one sentence
 * @property {string[]} fields the ids that are asked with
 * @property {HttpPlan | undefined} http
 */

/**
 * Reads what is wanted, or refuses it with a sentence.
 * @param {Checkout} checkout
 * @param {string} place marketplace/bookings/book-resource
 * @param {{ kind?: string, http?: string, access?: string, subject?: string, says?: string }} options
 * @returns {UseCasePlan}
 */
export function planUseCase(checkout, place, options) {
  const [service, room, file] = place.split('/');
  demandService(checkout, demandKebab('The service', service));
  demandKebab('The room', room);
  demandKebab('The use case', file);
  const area = areaOf(service);
  const rpcFile = `libs/contracts/src/${area}/rpc.ts`;
  if (!checkout.has(rpcFile)) throw new Error(`${service} answers no questions: there is no ${rpcFile}.`);
  const { noun, verb } = nounAndVerb(room, file);
  const subject = options.subject ?? `${service}.${noun}.${verb}`;
  if (!subject.startsWith(`${service}.`)) throw new Error(`A subject of ${service} begins with "${service}.".`);
  if (checkout.read(rpcFile).includes(`'${subject}'`))
    throw new Error(`${subject} is asked already: give another name with --subject.`);
  const http = options.http ? planHttp(checkout, options.http, room, subject.split('.').at(-1) ?? verb) : undefined;
  const kind = oneOf('--kind', ['read', 'write'], options.kind ?? (http && http.method !== 'GET' ? 'write' : 'read'));
  const params = [...(http?.path.matchAll(/:(\w+)/g) ?? [])].map(([, name]) => name);
  return {
    service,
    area,
    room,
    file,
    className: pascal(file),
    property: camel(file),
    subject,
    verb: camel(subject.split('.').at(-1) ?? verb),
    kind,
    access: oneOf('--access', ['public', 'member', 'admin'], options.access ?? 'member'),
    says: options.says ?? `${sentence(file)}.`,
    fields: params.length > 0 || http ? params : ['id'],
    http,
  };
}

/** @param {Checkout} checkout @param {string} route @param {string} room @param {string} verb @returns {HttpPlan} */
function planHttp(checkout, route, room, verb) {
  const match = /^(GET|POST|PUT|PATCH|DELETE) (\/api\/[\w/:.-]+)$/.exec(route);
  if (!match) throw new Error(`--http is "${route}": it must look like "POST /api/v1/bookings/:id/accept".`);
  const [, method, path] = match;
  const name = `${camel(room)}.${camel(verb)}`;
  const contracts = checkout.read('libs/contracts/src/http/index.ts');
  if (contracts.includes(`'${name}'`))
    throw new Error(`The contracts have a route ${name}: give another name with --subject.`);
  const served = new RegExp(`method: '${method}',\\s*path: '${path.replaceAll('.', '\\.')}'`);
  if (served.test(contracts)) throw new Error(`${route} is served already.`);
  const carries = path.includes(':') ? 'params' : method === 'GET' ? 'query' : 'body';
  return { name, method, path, carries, status: method === 'POST' ? 201 : 200 };
}

/**
 * @template {string} Value
 * @param {string} what @param {Value[]} values @param {string} given
 */
function oneOf(what, values, given) {
  const found = values.find((value) => value === given);
  if (found) return found;
  throw new Error(`${what} is "${given}": it must be one of ${values.join(', ')}.`);
}

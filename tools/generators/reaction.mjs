import { camel, demandKebab, pascal, sentence } from './names.mjs';
import { provide } from './room.mjs';
import { areaOf, comment, demandService } from './service-places.mjs';
import { addElement, addEntry, addImport } from './source-edits.mjs';
import { reactionFile, reactionSpecFile } from './templates/reaction.mjs';

/** @typedef {import('./checkout.mjs').Checkout} Checkout */

/**
 * A new reaction of a service to an event: its file and spec, its place in the room's module, and the service among the
 * event's listeners. An event that nobody has told yet is added to its owner's contract.
 * @param {Checkout} checkout
 * @param {string} place gamification/points/marketplace.booking_confirmed
 * @param {{ says?: string }} options
 */
export function generateReaction(checkout, place, options) {
  const [service, room, event = ''] = place.split('/');
  demandService(checkout, demandKebab('The service', service));
  demandKebab('The room', room);
  const match = /^([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:_[a-z]+)*)$/.exec(event);
  if (!match) throw new Error(`The event is "${event}": it must look like marketplace.booking_confirmed.`);
  const [, owner, what] = match;
  demandService(checkout, owner);
  const file = `on-${what.replaceAll('_', '-')}`;
  const plan = {
    service,
    room,
    event,
    file,
    className: pascal(file),
    says: options.says ?? `Reacts when ${what.replaceAll('_', ' ')}.`,
  };
  const events = `libs/contracts/src/${areaOf(owner)}/events.ts`;
  if (!checkout.has(events)) createEvents(checkout, owner, events);
  const known = checkout.read(events).includes(`'${event}'`);
  checkout.edit(events, (text) => (known ? addListener(text, event, service) : addEvent(text, event, service)));
  const folder = `services/${service}/src/${room}`;
  checkout.create(`${folder}/${file}.ts`, reactionFile(plan));
  checkout.create(`${folder}/${file}.spec.ts`, reactionSpecFile(plan));
  provide(checkout, service, room, plan.className, file);
}

/** @param {string} text @param {string} event @param {string} service */
function addListener(text, event, service) {
  const changed = addElement(text, 'listeners', `'${service}'`, event);
  if (changed === text)
    throw new Error(`${service} listens to ${event} already: let that reaction call both use cases.`);
  return changed;
}

/** @param {string} text @param {string} event @param {string} service */
function addEvent(text, event, service) {
  const [owner, what] = event.split('.');
  const entry = `${comment(sentence(what))}
  '${event}': event({ listeners: ['${service}'], payload: z.object({ id: id(), at: instant() }) })`;
  const withImports = ['id', 'instant'].reduce((changed, name) => addImport(changed, name, '../fields/index.js'), text);
  return addEntry(withImports, `${camel(areaOf(owner))}Events`, entry);
}

/** @param {Checkout} checkout @param {string} owner @param {string} path */
function createEvents(checkout, owner, path) {
  const area = areaOf(owner);
  const name = `${camel(area)}Events`;
  checkout.create(
    path,
    `import { z } from 'zod';
import { event } from '../events/define.js';

/** What ${owner} tells everybody. */
export const ${name} = {
} as const;
`,
  );
  checkout.edit('libs/contracts/src/events/index.ts', (text) =>
    addImport(text, name, `../${area}/events.js`).replace(/(export const eventMap = \{)/, `$1 ...${name},`),
  );
  checkout.edit(
    `libs/contracts/src/${area}/index.ts`,
    (text) => `${[...text.trimEnd().split('\n'), `export * from './events.js';`].sort().join('\n')}\n`,
  );
}

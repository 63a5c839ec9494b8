import { pascal } from './names.mjs';
import { addElement, addImport } from './source-edits.mjs';

/** @typedef {import('./checkout.mjs').Checkout} Checkout */

/**
 * Makes sure that a service has this room, wired into its app.module.ts.
 * @param {Checkout} checkout @param {string} service @param {string} room
 * @returns {string} the path of the room's module
 */
export function ensureRoom(checkout, service, room) {
  const source = `services/${service}/src`;
  const path = `${source}/${room}/${room}.module.ts`;
  if (checkout.has(path)) return path;
  const name = `${pascal(room)}Module`;
  checkout.create(path, `import { Module } from '@nestjs/common';\n\n@Module({})\nexport class ${name} {}\n`);
  checkout.edit(`${source}/app.module.ts`, (text) =>
    addElement(addImport(text, name, `./${room}/${room}.module.js`), 'imports', name),
  );
  return path;
}

/**
 * Makes sure that a room has a controller, and answers its path.
 * @param {Checkout} checkout @param {string} service @param {string} room
 */
export function ensureController(checkout, service, room) {
  const path = `services/${service}/src/${room}/${room}.controller.ts`;
  if (checkout.has(path)) return path;
  const name = `${pascal(room)}Controller`;
  checkout.create(path, `import { Controller } from '@nestjs/common';\n\n@Controller()\nexport class ${name} {\n}\n`);
  checkout.edit(ensureRoom(checkout, service, room), (text) =>
    addElement(addImport(text, name, `./${room}.controller.js`), 'controllers', name),
  );
  return path;
}

/**
 * Adds a class of the room to its module's providers.
 * @param {Checkout} checkout @param {string} service @param {string} room @param {string} name @param {string} file
 */
export function provide(checkout, service, room, name, file) {
  checkout.edit(ensureRoom(checkout, service, room), (text) =>
    addElement(addImport(text, name, `./${file}.js`), 'providers', name),
  );
}

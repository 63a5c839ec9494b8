import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { projectRoot } from '../engines/project-root.mjs';
import { gatewayEntry, processTable } from '../house/process-table.mjs';
import { readComposeFile } from './read-compose-file.js';

const schema = JSON.parse(readFileSync(join(projectRoot, 'infra/compose-schema/compose-spec.json'), 'utf8')) as object;
const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
const house = readComposeFile();
const containers = Object.entries(house.services);

describe('docker-compose.yml', () => {
  it.each(['docker-compose.yml', 'infra/docker/mail-inbox.yml'])('%s keeps to the Compose specification', (file) => {
    valid(readComposeFile(file));
    expect(valid.errors).toBeNull();
  });

  it('is held against a schema that refuses what is not in the specification', () => {
    expect(valid({ services: { auth: { imaje: 'guildhall/process' } } })).toBe(false);
  });

  it('has a container for every process of the house', () => {
    const started = containers
      .map(([, { command }]) => command)
      .filter((command) => command?.[1] === 'infra/docker/start.mjs');
    const names = [...processTable({ catalogSearch: 1 }), gatewayEntry].map(({ name }) => name);
    expect(started.map((command) => command?.[2]).sort()).toEqual(names.sort());
  });

  it('opens nothing but the gateway, and that on this machine alone', () => {
    const open = containers.filter(([, { ports }]) => ports).map(([name, { ports }]) => [name, ports]);
    expect(open).toEqual([['gateway', ['127.0.0.1:3000:3000']]]);
  });

  it('can run any number of search replicas', () => {
    expect(house.services['catalog-search']).not.toHaveProperty('container_name');
    expect(house.services['catalog-search']).not.toHaveProperty('ports');
  });

  it('takes the engines at one exact version each', () => {
    const taken = containers.filter(([, { build }]) => !build).map(([, { image }]) => image);
    expect(taken).toHaveLength(4);
    for (const image of taken) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z0-9.]+)?$/);
  });

  it('lets nobody but the one-shot that makes them mount the secrets of another container', () => {
    for (const [name, { volumes = [] }] of containers) {
      if (name === 'setup') continue;
      const secrets = volumes.filter((volume) => volume.includes('-secrets:'));
      expect(secrets.filter((volume) => volume !== `${name}-secrets:/run/guildhall:ro`)).toEqual([]);
    }
  });

  it('holds no password', () => {
    const set = containers.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const passwords = set.filter(([variable, value]) => /PASSWORD(?!_FILE)|_KEY|SECRET/.test(variable) && value);
    expect(passwords).toEqual([]);
    expect(JSON.stringify(house)).not.toMatch(/:\/\/[^/"]*:[^/"]*@/);
  });

  it('names every volume and network it uses', () => {
    const volumes = containers.flatMap(([, { volumes: used = [] }]) =>
      used.map((volume) => volume.split(':')[0] ?? ''),
    );
    expect([...new Set(volumes)].sort()).toEqual(Object.keys(house.volumes).sort());
    const networks = containers.flatMap(([, { networks: used = [] }]) => used);
    expect([...new Set(networks)].sort()).toEqual(Object.keys(house.networks).sort());
  });

  it('waits only for containers that can answer the wait', () => {
    const waits = containers.flatMap(([, { depends_on: after = {} }]) => Object.entries(after));
    for (const [name, { condition }] of waits) {
      const isOneShot = ['setup', 'migrator'].includes(name);
      expect([name, condition]).toEqual([name, isOneShot ? 'service_completed_successfully' : 'service_healthy']);
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../engines/project-root.mjs';

/** What the specs look at in a container of the compose file. */
export interface ComposeService {
  image?: string;
  build?: { dockerfile: string; target: string };
  command?: string[];
  container_name?: string;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  user?: string;
  networks?: string[];
  network_mode?: string;
  healthcheck?: { disable?: boolean; test?: string[] };
  depends_on?: Record<string, { condition: string }>;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

/** The compose file as it reads where nobody has set a variable. */
export function readComposeFile(file = 'docker-compose.yml'): ComposeFile {
  let text = readFileSync(join(projectRoot, file), 'utf8');
  const innermost = /\$\{[A-Z_]+:-([^${}]*)\}/g;
  while (text.search(innermost) !== -1) text = text.replace(innermost, '$1');
  return parse(text, { merge: true }) as ComposeFile;
}

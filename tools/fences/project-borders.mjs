import devkit from '@nx/devkit';

/** Which kinds of project each kind may import. */
const imports = {
  kernel: [],
  contracts: ['kernel'],
  kit: ['kernel', 'contracts'],
  search: ['kernel', 'contracts'],
  service: ['kernel', 'contracts', 'kit', 'search'],
  gateway: ['kernel', 'contracts', 'kit'],
  web: ['kernel', 'contracts'],
  infra: ['kernel', 'contracts'],
  tools: ['kernel', 'contracts', 'kit', 'search', 'infra'],
  testing: ['kernel', 'contracts', 'kit', 'infra'],
  e2e: ['kernel', 'contracts', 'infra', 'testing'],
};

/** Packages that a kind of project may import, where not all of them are good for it. */
const packages = {
  kernel: { allowedExternalImports: [] },
  contracts: { allowedExternalImports: ['zod'] },
  web: { bannedExternalImports: ['@nestjs/*', 'typeorm', 'pg', 'redis', 'bullmq', '@nats-io/*', 'node:*'] },
  service: { bannedExternalImports: ['fastify', '@nestjs/platform-fastify', '@nestjs/passport', 'passport*'] },
};

const scopes = [
  'auth',
  'marketplace',
  'training-catalog',
  'messaging',
  'gamification',
  'worker',
  'gateway',
  'frontend',
];

/**
 * The rule that keeps projects apart. The graph it reads is made first: with none at hand Nx would skip the rule.
 * @param {{ inSpecs: boolean }} where specs may import what tests are made of, and any package
 */
export async function projectBorders({ inSpecs }) {
  process.env.NX_DAEMON ??= 'false';
  await devkit.createProjectGraphAsync({ exitOnError: false, resetDaemonClient: true });
  const kinds = Object.entries(imports).map(([kind, others]) => ({
    sourceTag: `type:${kind}`,
    onlyDependOnLibsWithTags: [kind, ...others, ...(inSpecs ? ['testing'] : [])].map((other) => `type:${other}`),
    ...(inSpecs ? {} : packages[kind]),
  }));
  const neighbours = scopes.map((scope) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: ['scope:shared', `scope:${scope}`],
  }));
  return /** @type {const} */ (['error', { depConstraints: [...kinds, ...neighbours] }]);
}

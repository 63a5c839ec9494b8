import { z } from 'zod';

/**
 * Reads a process' settings from the environment by its schema. A bad value stops the boot and names itself:
 * the process prints one line per wrong variable and ends with exit code 1.
 */
export function loadConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: NodeJS.ProcessEnv = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    process.stderr.write(`Bad setting ${issue.path.join('.')}: ${issue.message}\n`);
  process.exit(1);
}

/** The settings that every process has. */
export const processSettings = {
  /** Name of this instance, such as auth-1: in logs and for readiness. */
  INSTANCE: z.string().min(1),
  /** Least severe log line that is written: error, warn, log, debug. */
  LOG_LEVEL: z.enum(['error', 'warn', 'log', 'debug']).default('log'),
  /** Address of the broker. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/, error: 'must be a nats:// address' }),
  /** This process' own name at the broker; none where the broker asks for none. */
  NATS_USER: z.string().optional(),
  /** This process' own password at the broker. */
  NATS_PASSWORD: z.string().optional(),
};

/** The setting of every process that keeps rows. */
export const databaseSettings = {
  /** PostgreSQL address with the service's own role. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
};

/** The setting of every process that uses Redis. */
export const redisSettings = {
  /** Redis address. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }),
};

/** The setting of every process that keeps or reads uploaded files. */
export const storageSettings = {
  /** Folder of uploaded files, the same for every process that has this setting. */
  STORAGE: z
    .string()
    .refine((value) => !value.startsWith('s3://'), 'must be a folder: storing in S3 is not built yet')
    .default('.guildhall/storage'),
};

export type ProcessSettings = z.output<z.ZodObject<typeof processSettings>>;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startElasticsearch } from '@guildhall/infra/engines/elasticsearch';
import { freePort } from '@guildhall/infra/engines/free-port';
import { startNats } from '@guildhall/infra/engines/nats';
import { startRedis } from '@guildhall/infra/engines/redis';

/** An engine of a suite's own, for tests that break it. */
export interface OwnEngine {
  url: string;
  /** Ends it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops it where it stands (SIGSTOP): it keeps its connections and answers nothing until `goOn`. */
  hang(): void;
  goOn(): void;
  /** Starts it again on its port; `emptied` throws its data away first. */
  restart(options?: { emptied?: boolean }): Promise<void>;
  /** Ends it and throws its folder away. */
  stop(): Promise<void>;
}

type Start = (options: { folder: string; port: number; logFile: string }) => Promise<{
  url: string;
  exited: Promise<string>;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}>;

/** Starts a NATS server with JetStream that asks for no credential. Ready in some 10 ms. */
export function startOwnNats(): Promise<OwnEngine> {
  return startOwn(startNats);
}

/** Starts a Redis without a password. Ready in some 15 ms. */
export function startOwnRedis(): Promise<OwnEngine> {
  return startOwn(startRedis);
}

/** Starts an Elasticsearch, where one can run (`testEngines().elasticsearchSkipped` is null). Takes some seconds to be ready. */
export function startOwnElasticsearch(): Promise<OwnEngine> {
  return startOwn(startElasticsearch);
}

async function startOwn(start: Start): Promise<OwnEngine> {
  const home = mkdtempSync(join(tmpdir(), 'guildhall-engine-'));
  const options = { folder: join(home, 'data'), port: await freePort(), logFile: join(home, 'log') };
  let running = await start(options);
  const kill = async () => {
    running.signal('SIGKILL');
    await running.exited;
  };
  return {
    url: running.url,
    kill,
    hang: () => running.signal('SIGSTOP'),
    goOn: () => running.signal('SIGCONT'),
    async restart({ emptied = false } = {}) {
      await kill();
      if (emptied) rmSync(options.folder, { recursive: true, force: true });
      running = await start(options);
    },
    async stop() {
      await running.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { DomainError } from '@guildhall/kernel';
import { errorCodes, isErrorCode } from '@guildhall/contracts/errors';
import { natsOptions, RpcClient, systemContext, withContext } from '@guildhall/service-kit';
import { Refusal, runningHouse } from './running-house.js';

/**
 * Runs one command of the operator: it opens the running house when it is ready to ask. Exit code 0, or 1 with words that
 * say what is wrong.
 */
export async function runCommand(work: (openHouse: () => Promise<RpcClient>) => Promise<void>): Promise<void> {
  // The command's own words are all that is shown.
  Logger.overrideLogger(false);
  let nats: ClientNats | undefined;
  const openHouse = async () => {
    nats = new ClientNats({ ...natsOptions('operator', runningHouse(process.env)), waitOnFirstConnect: false });
    await nats.connect();
    return new RpcClient(nats);
  };
  try {
    await withContext(systemContext('operator'), () => work(openHouse));
  } catch (error) {
    process.stderr.write(`${wordsFor(error)}\n`);
    process.exitCode = 1;
  } finally {
    await nats?.close();
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const refused: DomainError | null = error instanceof DomainError ? error : null;
  if (refused && isErrorCode(refused.code)) return `${errorCodes[refused.code]} (${refused.code}${detailsOf(refused)})`;
  return error instanceof Error ? error.message : String(error);
}

function detailsOf({ details }: DomainError): string {
  const said = Object.entries(details).filter(([name]) => name !== 'retryAfterSeconds');
  return said.length > 0 ? `, ${JSON.stringify(Object.fromEntries(said))}` : '';
}

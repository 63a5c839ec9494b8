import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '@guildhall/kernel';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller, Origin } from '@guildhall/contracts/rpc';

/** What belongs to the request being worked on: follows every call and log line without being handed around. */
export interface RequestContext {
  caller: Caller;
  requestId: string;
  /** From where it came into the house; absent for work of the house itself. */
  origin?: Origin | undefined;
  /** W3C traceparent, where the asker sent one. */
  trace?: string;
  /** Epoch milliseconds after which nobody waits. */
  deadline?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` within a context. */
export function withContext<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** The context of the request being worked on; a fresh anonymous one outside of any. */
export function currentContext(): RequestContext {
  return storage.getStore() ?? { caller: visitor, requestId: newId() };
}

/** The context of work that a process does on its own account. */
export function systemContext(process: string, requestId: string = newId()): RequestContext {
  return { caller: { kind: 'system', process }, requestId };
}

/** The id of the request being worked on, or null outside of any. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}

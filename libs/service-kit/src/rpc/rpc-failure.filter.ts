import { Catch, Logger } from '@nestjs/common';
import type { RpcExceptionFilter } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { isErrorCode } from '@guildhall/contracts/errors';
import type { RpcFailure } from '@guildhall/contracts/errors';
import { throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { isStorageAway } from '../database/database-faults.js';

/** Sends a coded refusal back to the asker; a fault is logged here and told as `request.unexpected` only. */
@Catch()
export class RpcFailureFilter implements RpcExceptionFilter {
  private readonly logger = new Logger(RpcFailureFilter.name);

  catch(error: unknown): Observable<never> {
    return throwError(() => this.failure(error));
  }

  private failure(error: unknown): RpcFailure {
    if (error instanceof DomainError && isErrorCode(error.code)) return { code: error.code, details: error.details };
    if (isStorageAway(error)) return { code: 'service.storage_away', details: { retryAfterSeconds: 2 } };
    this.logger.error(
      error instanceof Error ? error.message : String(error),
      error instanceof Error ? error.stack : undefined,
    );
    return { code: 'request.unexpected', details: {} };
  }
}

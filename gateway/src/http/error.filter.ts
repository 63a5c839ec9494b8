import { Catch, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { currentContext } from '@guildhall/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SitePages } from '../site/site-pages.js';
import { errorAnswer } from './error-body.js';
import { sendFailure } from './send-failure.js';

/** Answers every failure: as the JSON error body under /api, as the not-found page elsewhere. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly pages: SitePages) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const answer = errorAnswer(error, request.id || currentContext().requestId);
    if (answer.status >= 500 && answer.body.code === 'request.unexpected') {
      this.logger.error(
        error instanceof Error ? error.message : String(error),
        error instanceof Error ? error.stack : undefined,
      );
    }
    if (!reply.sent) sendFailure(reply, answer, this.pages);
  }
}

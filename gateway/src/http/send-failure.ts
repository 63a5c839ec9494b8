import type { FastifyReply } from 'fastify';
import type { SitePages } from '../site/site-pages.js';
import type { ErrorAnswer } from './error-body.js';
import { sendErrorAnswer } from './send-refusal.js';

/** Sends a failure: as the JSON error body under /api, as the not-found page elsewhere. */
export function sendFailure(reply: FastifyReply, answer: ErrorAnswer, pages: SitePages): void {
  if (answer.status === 404 && !isApi(reply.request.url)) void pages.sendNotFound(reply);
  else sendErrorAnswer(reply, answer);
}

const isApi = (url: string) => /^\/(api|health)(\/|\?|$)/.test(url);

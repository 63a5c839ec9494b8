import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { ClientNats } from '@nestjs/microservices';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProcessLogger, REDIS, RpcClient } from '@guildhall/service-kit';
import type { Redis } from '@guildhall/service-kit';
import { adminPageStatus } from './admin/admin-page-status.js';
import { AppModule } from './app.module.js';
import { config } from './config.js';
import { addHealthRoutes } from './health/health-routes.js';
import { compressAnswers } from './http/compress-answers.js';
import { cutSlowBodies, requestTimes } from './http/cut-slow-bodies.js';
import { ErrorFilter } from './http/error.filter.js';
import { addRequestHooks, bodyLimit, makeRequestId } from './http/request-hooks.js';
import { addSecurityHeaders } from './http/security-headers.js';
import { answerUnreadableAddress } from './http/unreadable-address.js';
import { answerUnreadableRequest } from './http/unreadable-request.js';
import { addApiDocs } from './openapi/api-docs.js';
import { SessionStore } from './sessions/session-store.js';
import { SESSION_COOKIE } from './sessions/session.strategy.js';
import { signedInGoesOn } from './sessions/signed-in-goes-on.js';
import { whoseRequest } from './sessions/whose-request.js';
import { addSiteMaps } from './site/site-maps.js';
import { SitePages } from './site/site-pages.js';
import { thingPageStatus } from './site/thing-page-status.js';
import { opportunityCall, trainingListCall } from './training/first-calls.js';
import { opportunityAddresses } from './training/opportunity-addresses.js';
import { takeMultipart } from './uploads/take-multipart.js';

const publicUrl = (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/+$/, '');
const pages = new SitePages(config.FRONTEND_DIST, publicUrl);
const adapter = new FastifyAdapter({
  bodyLimit,
  genReqId: makeRequestId,
  trustProxy: config.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? false,
  requestTimeout: requestTimes.whole,
  http: { headersTimeout: requestTimes.head, connectionsCheckingInterval: requestTimes.look },
  forceCloseConnections: 'idle',
  routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  frameworkErrors: answerUnreadableAddress(pages, config.PUBLIC_URL),
  clientErrorHandler: answerUnreadableRequest,
});
const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
  bodyParser: false,
  logger: new ProcessLogger(config.INSTANCE, config.LOG_LEVEL),
});
const fastify = adapter.getInstance();

await app.register(fastifyCookie);
await compressAnswers(fastify);
addRequestHooks(fastify, config.PUBLIC_URL);
cutSlowBodies(fastify);
await takeMultipart(fastify);
addSecurityHeaders(fastify, config.PUBLIC_URL);
const rpc = app.get(RpcClient);
const whose = whoseRequest(app.get(SessionStore), app.get<string>(SESSION_COOKIE));
const adminStatus = adminPageStatus(whose);
const goesOn = signedInGoesOn(whose);
await pages.addTo(fastify, {
  '/auth/login': { redirect: goesOn },
  '/auth/register': { redirect: goesOn },
  '/admin': { status: adminStatus },
  '/admin/requests': { status: adminStatus },
  '/admin/audit': { status: adminStatus },
  '/training': { firstCall: trainingListCall },
  '/training/:id': {
    status: thingPageStatus((id) => rpc.call('training-catalog.opportunity.read', { id })),
    firstCall: opportunityCall,
    canonical: true,
  },
  '/companies/:id': {
    status: thingPageStatus((id) => rpc.call('auth.company.read', { id })),
    canonical: true,
  },
});
addSiteMaps(fastify, pages, publicUrl, opportunityAddresses(rpc));
addHealthRoutes(fastify, [
  async () => app.get<Redis>(REDIS).ping(),
  async () => app.get(ClientNats).unwrap<{ flush(): Promise<void> }>().flush(),
]);
addApiDocs(app);
app.useGlobalFilters(new ErrorFilter(pages));
app.enableShutdownHooks();
await app.listen(config.PORT, config.HOST);

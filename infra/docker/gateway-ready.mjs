import { isGatewayReady } from '../house/readiness.mjs';

/* The gateway container's health check. Exit code 0: it can serve. */
process.exit((await isGatewayReady(`http://127.0.0.1:${process.env.PORT || 3000}`)) ? 0 : 1);

import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { httpRoutes } from '@guildhall/contracts/http';
import { HTTP_ROUTE } from './http-route.js';

/** Refuses to start with an address that the contracts don't know (and so nobody guards), or without one that they do. */
@Injectable()
export class RoutesAreComplete implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const served = this.discovery.getControllers().flatMap(({ metatype, name }) => {
      const prototype = metatype?.prototype as Record<string, (...args: unknown[]) => unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method]!;
        const route = Reflect.getMetadata(HTTP_ROUTE, handler) as string | undefined;
        if (!route && Reflect.hasMetadata('path', handler))
          throw new Error(`${name}.${method} answers an address without @HttpRoute: nobody guards it`);
        return route ? [route] : [];
      });
    });
    const missing = Object.keys(httpRoutes).filter((route) => !served.includes(route));
    if (missing.length > 0) throw new Error(`No controller answers ${missing.join(', ')}`);
  }
}

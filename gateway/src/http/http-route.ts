import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { parseInput } from '@guildhall/contracts/errors';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute as RouteDefinition, HttpRouteName, HttpRoutes } from '@guildhall/contracts/http';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

export const HTTP_ROUTE = 'guildhall:http-route';

/** Lets a controller's method answer one address of the contracts: method, path, status and access come from there. */
export function HttpRoute(name: HttpRouteName): MethodDecorator {
  const { method, path, status } = httpRoutes[name];
  return applyDecorators(
    RequestMapping({ path, method: RequestMethod[method] }),
    HttpCode(status),
    SetMetadata(HTTP_ROUTE, name),
  );
}

type Part<Route, Name extends 'params' | 'query' | 'body'> =
  Route extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a request to a route carries, read by its contract. */
export interface RouteInput<Name extends HttpRouteName> {
  params: Part<HttpRoutes[Name], 'params'>;
  query: Part<HttpRoutes[Name], 'query'>;
  body: Part<HttpRoutes[Name], 'body'>;
}

/**
 * Hands a controller's method the input of its route.
 * @throws DomainError `request.invalid` naming each wrong field.
 */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const name = Reflect.getMetadata(HTTP_ROUTE, context.getHandler()) as HttpRouteName;
  return readInput(httpRoutes[name], context.switchToHttp().getRequest<FastifyRequest>());
});

/** Inputs that were read already: whoever counts a request reads it before its controller does. */
const inputs = new WeakMap<object, ReturnType<typeof parse>>();

/** What a request carries, read once by its route's contract. @throws DomainError `request.invalid` naming each wrong field */
export function readInput(route: RouteDefinition, request: RequestParts) {
  const input = inputs.get(request) ?? parse(route, request);
  inputs.set(request, input);
  return input;
}

type RequestParts = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

function parse(route: RouteDefinition, request: RequestParts) {
  return {
    params: route.params && parseInput(route.params, request.params),
    query: route.query && parseInput(route.query, request.query),
    // A request without a body is one with an empty form: what is missing is named field by field. null is no form.
    body: route.body && parseInput(route.body, request.body === undefined ? {} : request.body),
  };
}

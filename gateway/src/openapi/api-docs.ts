import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { openApiDocument } from './openapi-document.js';

/** The version of the API's description; the addresses carry their own under /api/v1. */
const version = '0.1.0';

/** Shows the API at /api/docs, and gives its document at /api/openapi.json. */
export function addApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, openApiDocument(version), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Guildhall API',
  });
}

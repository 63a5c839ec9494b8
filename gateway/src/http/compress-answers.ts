import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this many bytes an answer fits into one packet anyway. */
const worthIt = 1400;

/** Compresses the JSON of our answers for browsers that take it. The built pages are compressed already. */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyCompress, {
    threshold: worthIt,
    customTypes: /^application\/(json|ld\+json)\b/,
    encodings: ['br', 'gzip'],
    // A list is compressed for one reader, while he waits: the middle of the scale costs more than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
}

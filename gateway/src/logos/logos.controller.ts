import { Controller, Inject, Req, Res } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { logoNamePattern } from '@guildhall/contracts/auth';
import { httpRoutes } from '@guildhall/contracts/http';
import { FILE_STORAGE, RpcClient } from '@guildhall/service-kit';
import type { FileStorage } from '@guildhall/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';
import { ReceiveUpload } from '../uploads/receive-upload.js';

const { upload } = httpRoutes['users.upload-logo'];

/** A company's logo: sent, taken away and shown. */
@Controller()
export class LogosController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly receiveUpload: ReceiveUpload,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  @HttpRoute('users.upload-logo')
  async send(@Req() request: FastifyRequest): Promise<{ logoUrl: string }> {
    const account = await this.receiveUpload.execute(request, upload, ({ key, fields }) =>
      this.rpc.call('auth.logo.set', { key, fit: fields.fit }),
    );
    return { logoUrl: account.logo ?? '' };
  }

  @HttpRoute('users.remove-logo')
  remove() {
    return this.rpc.call('auth.logo.remove', {});
  }

  /** A name stands for the same bytes for ever: another logo has another name. */
  @HttpRoute('logos.read')
  async read(
    @Input() { params }: RouteInput<'logos.read'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const file = logoNamePattern.test(params.name) ? await this.storage.get(`logos/${params.name}`) : null;
    if (!file) throw new DomainError('auth.logo.not_found');
    void reply.header('content-type', httpRoutes['logos.read'].binary);
    void reply.header('content-length', file.size);
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    void reply.header('content-security-policy', "default-src 'none'; sandbox");
    void reply.header('content-disposition', 'inline');
    return file.content;
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportRequests } from './export-requests.js';
import { MarkRequest } from './mark-request.js';
import { OnAccountErased } from './on-account-erased.js';
import { ReadRequests } from './read-requests.js';
import { SendRequest } from './send-request.js';
import { TrainingRequestEntity } from './store/training-request.entity.js';
import { TrainingRequestRepository } from './store/training-request.repository.js';
import { TrainingRequestsController } from './training-requests.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([TrainingRequestEntity])],
  controllers: [TrainingRequestsController],
  providers: [TrainingRequestRepository, SendRequest, ReadRequests, MarkRequest, ExportRequests, OnAccountErased],
})
export class TrainingRequestsModule {}

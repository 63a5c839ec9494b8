import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AwardPoints } from './award-points.js';
import { ExportPoints } from './export-points.js';
import { OnAccountErased } from './on-account-erased.js';
import { OnAccountRegistered } from './on-account-registered.js';
import { OnEmailVerified } from './on-email-verified.js';
import { PointsController } from './points.controller.js';
import { ReadStanding } from './read-standing.js';
import { LedgerRepository } from './store/ledger.repository.js';
import { PointBalanceEntity } from './store/point-balance.entity.js';
import { PointEntryEntity } from './store/point-entry.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PointEntryEntity, PointBalanceEntity])],
  controllers: [PointsController],
  providers: [
    LedgerRepository,
    AwardPoints,
    ReadStanding,
    ExportPoints,
    OnAccountRegistered,
    OnEmailVerified,
    OnAccountErased,
  ],
})
export class PointsModule {}

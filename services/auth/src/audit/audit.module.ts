import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from './audit-log.js';
import { AuditEntryEntity } from './store/audit-entry.entity.js';
import { AuditLogRepository } from './store/audit-log.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntryEntity])],
  providers: [AuditLog, AuditLogRepository],
  exports: [AuditLog, AuditLogRepository],
})
export class AuditModule {}

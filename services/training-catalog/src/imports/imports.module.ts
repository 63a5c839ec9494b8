import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpportunityRepository } from '../opportunities/store/opportunity.repository.js';
import { IndexUpkeepModule } from '../search-index/index-upkeep.module.js';
import { BeginImport } from './begin-import.js';
import { FinishImport } from './finish-import.js';
import { ImportsController } from './imports.controller.js';
import { LoadSample } from './load-sample.js';
import { ImportLock } from './store/import-lock.js';
import { ImportRunEntity } from './store/import-run.entity.js';
import { ImportRunRepository } from './store/import-run.repository.js';
import { SourceEntity } from './store/source.entity.js';
import { SourceRepository } from './store/source.repository.js';
import { TakeRows } from './take-rows.js';

@Module({
  imports: [TypeOrmModule.forFeature([ImportRunEntity, SourceEntity]), IndexUpkeepModule],
  controllers: [ImportsController],
  providers: [
    OpportunityRepository,
    SourceRepository,
    ImportRunRepository,
    ImportLock,
    BeginImport,
    TakeRows,
    FinishImport,
    LoadSample,
  ],
})
export class ImportsModule {}

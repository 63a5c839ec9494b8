import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesModule } from '../companies/companies.module.js';
import { ExportResources } from './export-resources.js';
import { ListResources } from './list-resources.js';
import { OnAccountErased } from './on-account-erased.js';
import { ReadResource } from './read-resource.js';
import { ResourcesController } from './resources.controller.js';
import { ResourceEntity } from './store/resource.entity.js';
import { ResourceRepository } from './store/resource.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ResourceEntity]), CompaniesModule],
  controllers: [ResourcesController],
  providers: [ResourceRepository, ListResources, ReadResource, ExportResources, OnAccountErased],
})
export class ResourcesModule {}

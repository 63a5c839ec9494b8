import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesModule } from '../companies/companies.module.js';
import { ListResources } from './list-resources.js';
import { ReadResource } from './read-resource.js';
import { ResourcesController } from './resources.controller.js';
import { ResourceEntity } from './store/resource.entity.js';
import { ResourceRepository } from './store/resource.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ResourceEntity]), CompaniesModule],
  controllers: [ResourcesController],
  providers: [ResourceRepository, ListResources, ReadResource],
})
export class ResourcesModule {}

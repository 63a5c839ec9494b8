import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OnAccountRegistered } from './on-account-registered.js';
import { OnCompanyChanged } from './on-company-changed.js';
import { CompanyCopyEntity } from './store/company-copy.entity.js';
import { CompanyCopyRepository } from './store/company-copy.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyCopyEntity])],
  providers: [CompanyCopyRepository, OnAccountRegistered, OnCompanyChanged],
  exports: [CompanyCopyRepository],
})
export class CompaniesModule {}
